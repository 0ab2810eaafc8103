import fc from 'fast-check';
import type { Tier } from '@livery/contract/commission-terms';
import { expect, it } from 'vitest';
import { dividend, openSettlementWorld } from '../../../test/agents/settlement-world.ts';
import type { PlacedBet } from '../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';
import { keepSoFar } from '../settlement/counting/keep-so-far.action.ts';
import { readEstimate } from './estimate.service.ts';

const gateway = await openTestGateway();
const { platform, owner } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, undo, move, agree, settle, linesOf, idOf, merchant, merchantId } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const minutes = (count: number): number => count * 60_000;
const week = 7 * 24 * 60;
const players = ['top-one', 'top-two', 'low-one', 'low-two'] as const;
const tier = (more: Partial<Tier>): Tier => ({
  periodicMinimumBet: 0,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate: 0,
  lostRate: null,
  ...more,
});

async function estimate(name: string, at: Date) {
  await foldTeams(platform, merchantId, at);
  return (await readEstimate({ merchant: merchant(), member: { id: idOf(name) }, now: at }, platform)).estimates;
}

async function keep(at: Date): Promise<void> {
  await foldTeams(platform, merchantId, at);
  await keepSoFar(platform, merchant(), at);
}

const countKept = async (): Promise<number> =>
  Number(
    (
      await owner
        .selectFrom('commission_so_far')
        .select(({ fn }) => fn.countAll().as('kept'))
        .executeTakeFirst()
    )?.kept,
  );

/** Reads the whole window when no sums are stored. */
const forget = () => owner.deleteFrom('commission_so_far').execute();

it('an estimate adds recent activity to the stored sums', async () => {
  const on = (day: number, time: string): string => `2026-02-0${day}T${time}:00-03:00`;
  await add('sum', null);
  for (const player of ['sum-one', 'sum-two']) await add(player, 'sum', { type: 0 });
  const tiers = [tier({ minimumActiveMembers: 1, rate: 100_000 })];
  const quarantine = { member: 20_000, team: 10_000 };
  await agree('sum', null, dividend(0, { quarantine }, { tiers, minimumBet: 30_000, period: 'weekly' }), on(2, '00:00'), on(9, '00:00'));
  const look = async (day: number, time = '23:00') => {
    const [own] = await estimate('sum', new Date(on(day, time)));
    await keep(new Date(on(day, time)));
    return [own?.activeMembers, own?.income, own?.today];
  };
  await play('sum-one', on(2, '10:00'), 20_000, 0);
  expect(await look(2)).toEqual([0, 0, 0]);
  const second = await play('sum-one', on(3, '10:00'), 15_000, 0);
  expect(await look(3)).toEqual([1, 3_500, 3_500]);
  expect(await look(4, '09:00')).toEqual([1, 3_500, 0]);
  await play('sum-two', on(4, '10:00'), 30_000, 0);
  expect(await look(4)).toEqual([2, 6_500, 3_000]);
  await undo('sum-one', second, on(5, '10:00'));
  expect(await look(5)).toEqual([1, 5_000, -1_500]);
  // One member has won so much that their loss is carried separately.
  await play('sum-two', on(5, '11:00'), 1_000, 90_000);
  expect(await look(5)).toEqual([1, 0, -6_500]);
  await play('sum-two', on(6, '11:00'), 70_000, 0);
  expect(await look(6)).toEqual([1, 3_100, 3_100]);
  // From a gateway whose clock is days behind.
  await play('sum-one', on(3, '11:00'), 10_000, 0);
  expect(await look(6)).toEqual([2, 4_100, 4_100]);
  // Up to the start of the day and up to the last complete hour.
  expect(await countKept()).toBe(2);
  await world.audit();
  await keep(new Date(on(9, '00:30')));
  expect(await countKept()).toBe(0);
});

it('an estimate derives today’s income from the sums stored up to the start of the day', async () => {
  const on = (day: number, time: string): string => `2026-02-1${day}T${time}:00-03:00`;
  await add('day', null);
  for (const player of ['day-one', 'day-two']) await add(player, 'day', { type: 0 });
  const tiers = [tier({ minimumActiveMembers: 1, rate: 100_000 })];
  await agree('day', null, dividend(0, {}, { tiers, minimumBet: 30_000, period: 'weekly' }), on(6, '00:00'), '2026-02-23T00:00:00-03:00');
  await play('day-one', on(6, '10:00'), 10_000, 0);
  await play('day-one', on(7, '10:00'), 25_000, 0);
  await keep(new Date(on(7, '12:00')));
  await play('day-two', on(7, '12:30'), 5_000, 0);
  // No one was active at the start of the day.
  expect(await estimate('day', new Date(on(7, '13:00')))).toMatchObject([{ income: 4_000, today: 4_000, activeMembers: 1 }]);
  await keep(new Date('2026-02-23T00:30:00-03:00'));
});

const minute = fc.integer({ min: 1, max: week - 2 });
const event = fc.oneof(
  fc.record({
    of: fc.constant('play' as const),
    who: fc.constantFrom(...players),
    at: minute,
    stake: fc.integer({ min: 1, max: 60_000 }),
    payout: fc.integer({ min: 0, max: 90_000 }),
    /** Minutes after the bet, or absent if it never happens. */
    voidedAfter: fc.option(fc.integer({ min: 1, max: 4 * 24 * 60 }), { nil: null }),
    /** Whether it is booked late, with its original time. */
    isLate: fc.boolean(),
  }),
  fc.record({
    of: fc.constant('move' as const),
    who: fc.constantFrom('low-one', 'top-two'),
    under: fc.constantFrom('top', 'low'),
    at: minute,
  }),
);

it('an estimate from stored sums stays equal to a full count through late bookings, voids and moves', async () => {
  let run = 0;
  let hasKept = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 4, maxLength: 14 }),
      fc.array(minute, { minLength: 2, maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      async (events, looks, isOfHouse, isForgotten) => {
        run += 1;
        const begins = Date.parse('2026-03-02T00:00:00-03:00') + run * minutes(week) * 2;
        const at = (count: number): string => new Date(begins + minutes(count)).toISOString();
        const name = (of: string): string => `so-far${run}-${of}`;
        await add(name('top'), null);
        await add(name('low'), name('top'));
        for (const player of players) await add(name(player), name(player.slice(0, 3)), { type: 0 });
        const tiers = [
          tier({ rate: 100_000 }),
          tier({ minimumActiveMembers: 2, rate: 200_000 }),
          tier({ minimumActiveMembers: 3, rate: 300_000 }),
        ];
        const quarantine = { member: 20_000, team: 10_000 };
        const terms = dividend(0, { quarantine, carry: 'forever' }, { tiers, minimumBet: 30_000, period: 'weekly' });
        await agree(name('top'), null, terms, at(0), at(week));
        await agree(name('low'), isOfHouse ? null : name('top'), terms, at(0), at(week));

        const steps: { at: number; run: () => Promise<void> }[] = [];
        for (const each of events) {
          if (each.of === 'move') {
            steps.push({
              at: each.at,
              run: () =>
                move(name(each.who), name(each.under), at(each.at)).then(
                  () => {},
                  () => {},
                ),
            });
            continue;
          }
          const booked = each.isLate ? Math.min(week - 1, each.at + 30 * 60) : each.at;
          let bet: PlacedBet | null = null;
          steps.push({ at: booked, run: async () => void (bet = await play(name(each.who), at(each.at), each.stake, each.payout)) });
          if (each.voidedAfter === null || each.at + each.voidedAfter >= week) continue;
          const voidedAt = each.at + each.voidedAfter;
          const undoBet = async () => (bet === null ? undefined : undo(name(each.who), bet, at(voidedAt)).then(() => {}));
          steps.push({ at: Math.max(booked, voidedAt), run: undoBet });
        }
        const look = async (agent: string, count: number): Promise<void> => {
          // From earlier sums, then from sums up to this hour, and without any.
          const seen = await estimate(name(agent), new Date(at(count)));
          await keep(new Date(at(count)));
          const again = await estimate(name(agent), new Date(at(count)));
          hasKept += await countKept();
          if (isForgotten) await forget();
          expect(await estimate(name(agent), new Date(at(count)))).toEqual(seen);
          expect(again).toEqual(seen);
        };
        for (const [index, count] of looks.entries()) steps.push({ at: count, run: () => look(index % 2 === 0 ? 'top' : 'low', count) });
        for (const step of steps.toSorted((one, other) => one.at - other.at)) await step.run();

        const close = new Date(at(week - 1));
        const estimates = [...(await estimate(name('top'), close)), ...(await estimate(name('low'), close))];
        await world.audit();
        await settle(at(week + 15));
        const lines = [...(await linesOf(name('top'))), ...(await linesOf(name('low')))];
        expect(estimates.map(({ gross, income, due }) => ({ gross, net: income, due }))).toEqual(
          lines.map(({ gross, net, due }) => ({ gross, net, due })),
        );
        await keep(new Date(at(week + 15)));
        expect(await countKept()).toBe(0);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
  expect(hasKept).toBeGreaterThan(0);
}, 240_000);
