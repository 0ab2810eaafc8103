import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Tier } from '@livery/contract/commission-terms';
import { dividend, openSettlementWorld, wages } from '../../../test/agents/settlement-world.ts';
import type { PlacedBet } from '../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';
import { readEstimate } from './estimate.service.ts';

const gateway = await openTestGateway();
const world = await openSettlementWorld(gateway);
const { add, play, undo, agree, settle, linesOf, idOf, merchant, merchantId } = world;
const { platform } = gateway;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const tier = (more: Partial<Tier>): Tier => ({
  periodicMinimumBet: 0,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate: 0,
  lostRate: null,
  ...more,
});

async function estimate(name: string, at: string) {
  await foldTeams(platform, merchantId, new Date(at));
  return (await readEstimate({ merchant: merchant(), member: { id: idOf(name) }, now: new Date(at) }, platform)).estimates;
}

it('shows the income of today and of the window, and what the next tier still needs', async () => {
  await add('now');
  await add('now-player', 'now', { type: 0 });
  await add('now-other', 'now', { type: 0 });
  const tiers = [tier({ rate: 10_000 }), tier({ periodicMinimumBet: 50_000, profitLoss: 1_000, minimumActiveMembers: 2, rate: 20_000 })];
  await agree('now', null, dividend(0, {}, { tiers, minimumBet: 5_000, period: 'weekly' }), on('2026-03-02', '00:00'));
  await play('now-player', on('2026-03-02', '12:00'), 20_000, 0);
  await play('now-player', on('2026-03-03', '12:00'), 10_000, 0);
  await play('now-other', on('2026-03-03', '13:00'), 4_999, 0);
  expect(await estimate('now', on('2026-03-03', '14:00'))).toMatchObject([
    {
      kind: 'dividend',
      from: '2026-03-02T03:00:00.000Z',
      to: '2026-03-09T03:00:00.000Z',
      today: 149,
      income: 349,
      turnover: 34_999,
      activeMembers: 1,
      tier: 0,
      tiers: 2,
      next: { tier: 1, turnover: 15_001, loss: 0, activeMembers: 1 },
    },
  ]);
});

it('equals the line posted at the close', async () => {
  let run = 0;
  const rules = fc.record({
    lateVoids: fc.constantFrom('rerate' as const, 'base' as const),
    payer: fc.constantFrom('house' as const, 'upline' as const),
    carry: fc.constantFrom('none' as const, 'one' as const, 'forever' as const),
    isMadeUp: fc.boolean(),
    tierBase: fc.constantFrom('gross' as const, 'net' as const),
  });
  /** A child's rates never exceed its parent's. */
  const share = fc.integer({ min: 0, max: 100 });
  const scale = fc.record({
    low: fc.integer({ min: 0, max: 30_000 }),
    high: fc.integer({ min: 30_000, max: 60_000 }),
    active: fc.integer({ min: 0, max: 2 }),
    mid: share,
    bottom: share,
  });
  const round = fc.record({
    who: fc.constantFrom('top', 'mid', 'low'),
    isSecondDay: fc.boolean(),
    stake: fc.integer({ min: 1, max: 90_000 }),
    payout: fc.integer({ min: 0, max: 120_000 }),
    voided: fc.constantFrom(null, 'first', 'second'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        kind: fc.constantFrom('daily' as const, 'dividend' as const),
        isShare: fc.boolean(),
        isOfHouse: fc.boolean(),
        scale,
        rules,
      }),
      fc.array(round, { maxLength: 10 }),
      async (asked, rounds) => {
        run += 1;
        const begins = Date.parse(on('2026-06-01', '00:00')) + run * 3 * 86_400_000;
        const at = (day: number, minute: number): string => new Date(begins + day * 86_400_000 + minute * 60_000).toISOString();
        const name = (of: string): string => `random${run}-${of}`;
        for (const [agent, under] of [
          ['top', null],
          ['mid', 'top'],
          ['low', 'mid'],
        ] as const) {
          await add(name(agent), under === null ? null : name(under));
          await add(name(`${agent}-player`), name(agent), { type: 0 });
          const { low, high, active, mid, bottom } = asked.scale;
          const part = (agent === 'top' ? 1 : mid / 100) * (agent === 'low' ? bottom / 100 : 1);
          const rateOf = (rate: number): number => Math.floor(rate * part);
          const tiers = [
            tier({ rate: rateOf(low) }),
            tier({ periodicMinimumBet: 60_000, minimumActiveMembers: active, rate: rateOf(high) }),
          ];
          const more = { tiers, minimumBet: 20_000 };
          const isOfHouse = agent === 'top' || (agent === 'mid' && asked.isOfHouse);
          const isShare = asked.isShare && agent === 'mid' && !isOfHouse;
          const own = { ...asked.rules, split: isShare ? ('shareOfParent' as const) : ('differential' as const) };
          const terms = asked.kind === 'daily' ? wages(0, own, more) : dividend(0, own, more);
          await agree(name(agent), isOfHouse || under === null ? null : name(under), terms, at(0, 0), at(2, 0));
        }
        const undone: (() => Promise<void>)[] = [];
        for (const day of [0, 1]) {
          for (const makeVoid of undone.splice(0)) await makeVoid();
          for (const { who, isSecondDay, stake, payout, voided } of rounds.filter((each) => each.isSecondDay === (day === 1))) {
            const bet: PlacedBet = await play(name(`${who}-player`), at(day, 600), stake, payout);
            if (voided === 'first') await undo(name(`${who}-player`), bet, at(day, 700));
            if (voided === 'second' && !isSecondDay) undone.push(() => undo(name(`${who}-player`), bet, at(1, 500)));
          }
          const close = at(day + 1, -1);
          const estimates = [];
          for (const agent of ['top', 'mid', 'low'].map(name))
            for (const { gross, income, due } of await estimate(agent, close)) estimates.push({ name: agent, gross, net: income, due });
          await settle(at(day + 1, 15));
          const lines = (await linesOf(name('top'), name('mid'), name('low'))).slice(-3);
          expect(estimates).toEqual(lines.map(({ name: account, gross, net, due }) => ({ name: account, gross, net, due })));
        }
      },
    ),
    { numRuns: 12 },
  );
  await world.audit();
}, 240_000);
