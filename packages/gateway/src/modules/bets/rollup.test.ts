import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openRecordsWorld } from '../../../test/money/records-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { lockBets } from './bets.repo.ts';
import './bets.service.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { tenants, bets } = gateway.platform;
const lucas = await openRecordsWorld(gateway, 'lucas');
const marina = await openRecordsWorld(gateway, 'marina');
const members = { lucas, marina };
const { merchantId } = lucas;

const moveTo = (time_zone: string) => gateway.owner.updateTable('merchant').set({ time_zone }).where('id', '=', merchantId).execute();
/** A night when Europe's clocks go back. */
const night = Date.parse('2026-10-24T21:00:00Z');

const minute = fc.integer({ min: 0, max: 600 });
const round = fc.record({
  who: fc.constantFrom('lucas' as const, 'marina' as const),
  stake: fc.integer({ min: 1, max: 500 }),
  /** Null if it is never settled. */
  win: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
  isAtOnce: fc.boolean(),
  nodeId: fc.constantFrom(27_002, 3_001),
  opened: minute,
  settled: minute,
  voided: fc.option(minute, { nil: null }),
});

type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;
const instant = (minutes: number): Date => new Date(night + minutes * 60_000);

/** Plays a bet to its end over racing connections. The second to act finds the result of the first. */
async function play({ stake, win, isAtOnce, nodeId, opened, settled, voided, ...round }: Round): Promise<void> {
  const who = members[round.who];
  const openedAt = instant(opened);
  if (win !== null && isAtOnce) {
    const id = await who.play({ at: openedAt.toISOString(), stake, win, nodeId });
    await Promise.all([1, 2, 3].map(() => voidBet(id, who, openedAt, voided)));
    return;
  }
  const id = await who.stake({ at: openedAt.toISOString(), stake });
  const settle = (): Promise<void> =>
    tenants.transaction(merchantId, async (trx) => {
      const [bet] = await lockBets(trx, who.memberId, [{ id, openedAt }]);
      if (bet === undefined || bet.isVoid || bet.payout !== null || win === null) return;
      await bets.settle(trx, bet, {
        payout: win,
        validStake: Math.floor(stake / 2),
        actor: 'job:test',
        now: instant(settled),
        course: null,
      });
    });
  await Promise.all([settle(), settle(), voidBet(id, who, openedAt, voided), voidBet(id, who, openedAt, voided)]);
}

async function voidBet(id: number, who: typeof lucas, openedAt: Date, voided: number | null): Promise<void> {
  if (voided === null) return;
  await tenants.transaction(merchantId, async (trx) => {
    const [bet] = await lockBets(trx, who.memberId, [{ id, openedAt }]);
    if (bet === undefined || bet.isVoid) return;
    await bets.undo(trx, bet, { actor: 'control', reason: 'A fault', now: instant(voided) });
  });
}

it('holds the settled and voided amounts of each of the merchant’s hours, in any race', async () => {
  await lucas.adjust('2026-03-01T00:00:00Z', 1_000_000);
  await marina.adjust('2026-03-01T00:00:00Z', 1_000_000);
  await moveTo('Asia/Kathmandu');
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
      await Promise.all(rounds.map(play));
      expect((await auditLedger(gateway.owner)).findings).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('follows the merchant’s clock, and books a late void in its original hour', async () => {
  const at = new Date('2027-01-10T18:20:00Z');
  const id = await lucas.play({ at: at.toISOString(), stake: 300, win: 100 });
  await tenants.transaction(merchantId, async (trx) => {
    const [bet] = await lockBets(trx, lucas.memberId, [{ id, openedAt: at }]);
    if (bet !== undefined) await bets.undo(trx, bet, { actor: 'control', reason: 'A fault', now: new Date('2027-01-12T03:00:00Z') });
  });
  const rows = gateway.owner.selectFrom('member_hour').select(['hour', 'day', 'stake', 'payout', 'rounds', 'game_type']);
  expect(await rows.where('hour', '>=', new Date('2027-01-01')).orderBy('hour').execute()).toEqual([
    { hour: new Date('2027-01-10T18:15:00Z'), day: '2027-01-11', stake: 300, payout: 100, rounds: 1, game_type: 'INHOUSE' },
    { hour: new Date('2027-01-12T02:15:00Z'), day: '2027-01-11', stake: -300, payout: -100, rounds: -1, game_type: 'INHOUSE' },
  ]);
});

it('tells an hour that occurs twice from the one before', async () => {
  await moveTo('Europe/Lisbon');
  for (const at of ['2028-10-29T00:30:00Z', '2028-10-29T01:30:00Z']) await lucas.play({ at, stake: 100, win: 0 });
  const rows = gateway.owner.selectFrom('member_hour').select(['hour', 'day']).where('hour', '>=', new Date('2028-01-01'));
  expect(await rows.orderBy('hour').execute()).toEqual([
    { hour: new Date('2028-10-29T00:00:00Z'), day: '2028-10-29' },
    { hour: new Date('2028-10-29T01:00:00Z'), day: '2028-10-29' },
  ]);
});

it('is written only by bets', async () => {
  const change = tenants.transaction(merchantId, (trx) => sql`UPDATE member_hour SET stake = 0`.execute(trx));
  await expect(change).rejects.toThrow(/permission denied/);
});
