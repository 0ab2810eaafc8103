import { randomUUID } from 'node:crypto';
import type { Winner } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

describe('the winners board', () => {
  it('is returned without a token, the largest win first [wire-gcsgame-getranklist, role-03]', async () => {
    const ask = (limitNum: number, gameCategory = 'ALL') => gateway.call('winners', { query: { gameCategory, language: 'en', limitNum } });
    const { list: winners } = (await ask(20)).envelope.value as unknown as { list: { player: string; winAmount: number }[] };
    expect(winners).toHaveLength(20);
    expect(winners.map(({ winAmount }) => winAmount)).toEqual(winners.map(({ winAmount }) => winAmount).toSorted((a, b) => b - a));
    for (const { player } of winners) expect(player).toMatch(/^[a-z]{2}\*{3}\d\d$/);
    expect((await ask(21)).status).toBe(400);
    expect((await ask(20, 'RNG')).status).toBe(400);
  });

  it('has different winners at each merchant', async () => {
    const boards = await Promise.all(['ALPHA', 'BETA'].map((merchant) => ask(merchant)));
    const [first, second] = boards.map((board) => board.map(({ player, winAmount }) => `${player} ${winAmount}`));
    expect(second).toHaveLength(20);
    expect(first?.filter((line) => second?.includes(line))).toEqual([]);
  });

  const ask = async (merchant = 'ALPHA') => {
    const query = { gameCategory: 'ALL', language: 'en', limitNum: 20 };
    const { envelope } = await gateway.call('winners', { merchant, query });
    return (envelope.value as unknown as { list: Winner[] }).list;
  };

  it('shows a recent win among the largest 20, with the member’s name masked [lobby-36]', async () => {
    const { id: member_id } = await gateway.owner
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { merchant_id } = await gateway.owner
      .selectFrom('member')
      .select('merchant_id')
      .where('id', '=', member_id)
      .executeTakeFirstOrThrow();
    const before = await ask();
    const payout = (before[0]?.winAmount ?? 0) + 100;
    const at = gateway.platform.clock.now();
    const bet = {
      merchant_id,
      member_id,
      node_id: before[0]?.nodeId ?? 0,
      unit: 'BRL',
      stake: 100,
      valid_stake: 100,
      opened_at: at,
      settled_at: at,
    };
    await gateway.owner
      .insertInto('bet')
      .values([
        { ...bet, id: 900_000_001, settle_txn: 900_000_001, key: randomUUID(), payout, course: null },
        { ...bet, id: 900_000_002, settle_txn: 900_000_002, key: randomUUID(), payout: payout * 2, unit: 'PLAY', course: null },
      ])
      .execute();
    const board = await ask();
    expect(board).toHaveLength(20);
    expect(board[0]).toMatchObject({ player: 'd***o', winAmount: payout, nodeId: bet.node_id });
    expect(board.slice(1)).toEqual(before.slice(0, 19));
  });
});
