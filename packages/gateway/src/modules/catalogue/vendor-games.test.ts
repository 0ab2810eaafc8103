import { randomUUID } from 'node:crypto';
import type { LotteryGroup, Room, VendorGameType, Winner } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { launchToken, testAggregator, walletCall } from '../../../test/vendor-desk.ts';

const gateway = await openTestGateway({ aggregators: [{ ...testAggregator, vendors: ['DUELO'] }] });
const token = await gateway.logIn();

describe('the types of a vendor', () => {
  const ask = async (vassalage: string) => {
    const { envelope } = await gateway.call('vendorGameTypes', { query: { vassalage, language: 'en' }, token });
    return (envelope.value as unknown as { list: VendorGameType[] }).list;
  };

  it('are all it brings games of, in the order of the menus [wire-gcsgame-getvassgametype]', async () => {
    expect(await ask('JDB')).toEqual([
      { gameType: 'RNG', title: 'Slots', games: 66 },
      { gameType: 'FISH', title: 'Fishing', games: 14 },
      { gameType: 'MINI', title: 'Mini games', games: 10 },
    ]);
  });

  it('are none for a vendor that nobody knows', async () => {
    expect(await ask('NOBODY')).toEqual([]);
  });
});

describe('the card rooms', () => {
  const ask = async (query: Record<string, string> = {}) => {
    const { envelope } = await gateway.call('rooms', { query: { language: 'en', ...query }, token });
    return (envelope.value as unknown as { list: Room[] }).list;
  };

  it('are a table for each card game, to members alone [wire-gls2-roomlist]', async () => {
    const rooms = await ask();
    const games = await gateway.owner.selectFrom('game').select('node_id').where('type', '=', 'PVP').execute();
    expect(new Set(rooms.map(({ nodeId }) => nodeId))).toEqual(new Set(games.map(({ node_id }) => node_id)));
    expect(rooms).toHaveLength(games.length);
    for (const { minStake, maxStake } of rooms) expect(minStake).toBeLessThan(maxStake);
    expect((await gateway.call('rooms', { query: { language: 'en' } })).status).toBe(401);
  });

  it('narrow to a vendor, and show first where people sit', async () => {
    const [, second] = await ask({ vassalage: 'DUELO' });
    if (second === undefined) throw new Error('There are not two rooms');
    const body = { nodeId: second.nodeId, vassalage: 'DUELO', gameType: 'PVP', language: 'en', device: 'WEB' };
    const { body: opened } = await walletCall(gateway, 'authenticate', { token: await launchToken(gateway, token, body) });
    expect(opened['stakes']).toEqual({ least: second.minStake, most: second.maxStake });
    const bet = { session: opened.session, transaction: 'b-1', round: 'r-1', amount: second.minStake, unit: 'BRL' };
    expect((await walletCall(gateway, 'bet', bet)).status).toBe(200);
    const [first, ...others] = await ask({ vassalage: 'DUELO' });
    expect(first).toMatchObject({ nodeId: second.nodeId, players: 1, vassalage: 'DUELO' });
    expect(others.every(({ players, vassalage }) => players === 0 && vassalage === 'DUELO')).toBe(true);
  });
});

describe('the lottery menu', () => {
  const query = { prizeMode: 'LOTT', device: 'WEB', language: 'en' };
  const ask = (changes: Record<string, string> = {}) => gateway.call('lotteryMenu', { query: { ...query, ...changes } });
  const groupsOf = ({ envelope }: Awaited<ReturnType<typeof ask>>) =>
    (envelope.value as unknown as { groups: LotteryGroup[] }).groups.map(({ lotteryType, games }) => [lotteryType, games.length]);

  it('holds every lottery by what it draws, to anybody [entity-10, wire-vn-games-game-menu]', async () => {
    const answer = await ask();
    expect(answer.envelope.value).toMatchObject({
      prizeMode: 'LOTT',
      groups: [
        { lotteryType: '11X5', title: 'Five of eleven' },
        { lotteryType: 'LF', title: 'Lucky Farm' },
        { lotteryType: 'LHC', title: 'Six of 49' },
        { lotteryType: 'PK10', title: 'Race of ten' },
        { lotteryType: 'SSC', title: 'Five digits' },
      ],
    });
    expect(groupsOf(answer)).toEqual([
      ['11X5', 2],
      ['LF', 5],
      ['LHC', 5],
      ['PK10', 3],
      ['SSC', 3],
    ]);
  });

  it('is asked for in each prize mode, on the web, and in no other [entity-11]', async () => {
    for (const prizeMode of ['LOTT', 'ZY', 'ELOTT', 'SEA']) {
      const answer = await ask({ prizeMode });
      expect(answer.envelope.value).toMatchObject({ prizeMode });
      expect(groupsOf(answer)).toHaveLength(5);
    }
    for (const wrong of [{ prizeMode: 'VN' }, { device: 'MOBILE' }]) expect((await ask(wrong)).status).toBe(400);
  });
});

describe('the newest games', () => {
  it('are two pages of what can be played, the latest first [entity-09]', async () => {
    const query = { clientType: 3, platform: 'html5-desktop', merchant: 'ALPHA', gameType: 'NEW', pageNo: 1, pageSize: 18, language: 'en' };
    const { envelope } = await gateway.call('gameList', { query });
    const { games, totalPages } = envelope.value as unknown as { games: { nodeId: number; maintenance: boolean }[]; totalPages: number };
    expect(totalPages).toBe(2);
    expect(games.map(({ nodeId }) => nodeId)).toEqual(games.map(({ nodeId }) => nodeId).toSorted((a, b) => b - a));
    expect(games.some(({ maintenance }) => maintenance)).toBe(false);
  });
});

describe('the board of winners', () => {
  const ask = async () => {
    const { envelope } = await gateway.call('winners', { query: { gameCategory: 'ALL', language: 'en', limitNum: 20 } });
    return (envelope.value as unknown as { list: Winner[] }).list;
  };

  it('shows what a bet has just won, with the member’s name hidden, among the largest 20 [lobby-36]', async () => {
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
