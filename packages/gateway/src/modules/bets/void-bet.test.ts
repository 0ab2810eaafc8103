import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { openRecordsWorld } from '../../../test/money/records-world.ts';
import '../points/points.schema.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const world = await openRecordsWorld(gateway, 'lucas');
const token = await gateway.logIn('lucas');
const at = '2026-03-11T12:00:00Z';
const undo = (bet: number, merchant = 'ALPHA') => gateway.control('voidBet', { bet, reason: 'The wheel stuck' }, merchant);
const roundOf = async (bet: number) => (await gateway.call('betRound', { token, query: { bet, language: 'en' } })).envelope.value;
const laws = async () => (await auditLedger(gateway.owner)).findings;

describe('a voided bet', () => {
  it('has its stake and win reversed exactly once, in a race too', async () => {
    const before = await world.balance();
    const bet = await world.play({ at, stake: 300, win: 1_250 });
    const answers = await Promise.all(Array.from({ length: 64 }, () => undo(bet)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ statusCode }) => statusCode)).toEqual([]);
    expect(await world.balance()).toBe(before);
    expect(await roundOf(bet)).toMatchObject({
      bet: { state: 'void', stake: 300, payout: 1_250 },
      voided: { reason: 'The wheel stuck' },
      movements: [
        { amount: -300, title: 'Stake' },
        { amount: 1_250, title: 'Win' },
        { amount: 300, title: 'Stake returned', reason: 'The wheel stuck' },
        { amount: -1_250, title: 'Win undone' },
      ],
    });
    expect(await laws()).toEqual([]);
  });

  it('may be one that no game has settled, and can then never be settled', async () => {
    const before = await world.balance();
    const bet = await world.stake({ at, stake: 800 });
    expect((await undo(bet)).statusCode).toBe(200);
    expect(await world.balance()).toBe(before);
    const settling = gateway.platform.tenants.transaction(world.merchantId, (trx) =>
      trx
        .updateTable('bet')
        .set({ payout: 5, settled_at: new Date(at), settle_txn: bet })
        .where('id', '=', bet)
        .execute(),
    );
    await expect(settling).rejects.toMatchObject({ code: 'LV001' });
    expect(await laws()).toEqual([]);
  });

  it('is shown, filtered and counted as voided, neither won nor lost', async () => {
    const query = { from: '2026-03-01', to: '2026-03-31', limit: 10, language: 'en' };
    const { items } = (await gateway.call('betRecord', { token, query: { ...query, state: 'void' } })).envelope.value;
    expect(items).toMatchObject([{ state: 'void' }, { state: 'void' }]);
    const { limit: _, ...period } = query;
    const totals = { count: 2, stake: 0, payout: 0, net: 0 };
    expect((await gateway.call('betTotals', { token, query: period })).envelope.value).toMatchObject({ totals });
    expect((await gateway.call('personalLoss', { token, query: period })).envelope.value).toMatchObject({ lines: [] });
    const now = gateway.platform.clock.now().getTime();
    const near = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
    const undone = (await gateway.call('memberTransactions', { token, query: { ...query, from: near(-1), to: near(1), type: 'game' } }))
      .envelope.value;
    expect(undone['items']).toMatchObject(
      [800, -1_250, 300].map((amount) => ({ kind: 'void', amount, bet: { game: { name: 'Harbour Carnival' } } })),
    );
  });

  it('stays as it is if the member has already spent the win', async () => {
    const bet = await world.play({ at, stake: 100, win: 900 });
    const left = await world.balance();
    await world.adjust(at, -left);
    expect((await undo(bet)).json()).toMatchObject({ message: 'INSUFFICIENT_BALANCE' });
    expect(await roundOf(bet)).toMatchObject({ bet: { state: 'settled' }, voided: null });
    await world.adjust(at, left);
  });

  it('leaves its original day and game type, even if its merchant or game has changed since', async () => {
    // The evening of the 10th in São Paulo, and the 11th in UTC.
    const bet = await world.play({ at: '2026-03-11T01:00:00Z', stake: 300, win: 0, nodeId: 27_003 });
    await gateway.owner
      .insertInto('point_day')
      .values({
        merchant_id: world.merchantId,
        member_id: world.memberId,
        day: '2026-03-10',
        stake_per_point: 100,
        multiplier: 100,
        credited: 0,
      })
      .execute();
    const game = gateway.owner.updateTable('game').where('node_id', '=', 27_003);
    const merchant = gateway.owner.updateTable('merchant').where('id', '=', world.merchantId);
    await game.set({ type: 'RNG' }).execute();
    await merchant.set({ time_zone: 'UTC' }).execute();
    try {
      expect((await undo(bet)).statusCode).toBe(200);
      expect(await laws()).toEqual([]);
      const stale = gateway.owner.selectFrom('point_day').select('is_stale').where('member_id', '=', world.memberId);
      expect(await stale.where('day', '=', '2026-03-10').execute()).toEqual([{ is_stale: true }]);
    } finally {
      await game.set({ type: 'INHOUSE' }).execute();
      await merchant.set({ time_zone: 'America/Sao_Paulo' }).execute();
      await gateway.owner.deleteFrom('point_day').where('member_id', '=', world.memberId).execute();
    }
  });

  it('must exist, and belong to this merchant', async () => {
    const bet = await world.play({ at, stake: 100, win: 0 });
    expect((await undo(bet, 'BETA')).json()).toMatchObject({ message: 'NOT_FOUND' });
    expect((await undo(999_999_999)).json()).toMatchObject({ message: 'NOT_FOUND' });
  });
});
