import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openAgentWorld } from '../../../test/agents/agent-world.ts';
import { openTeamWorld, type PlacedBet } from '../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams, rebuildTeams } from './fold-teams.action.ts';
import { readTeamFigures } from './team.repo.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { platform, owner } = gateway;
const agents = await openAgentWorld(gateway);
const { merchantId, add } = agents;
const { play, settleLater, deposit, withdraw, undo, move, audit, moveTo } = openTeamWorld(gateway, agents);

/** A night when Europe's clocks go back. */
const night = Date.parse('2026-10-24T21:00:00Z');
const at = (minutes: number): string => new Date(night + minutes * 60_000).toISOString();

const leaders = ['a', 'b', 'c'] as const;
const players = ['x', 'y', 'z'] as const;
/** Mostly one night. Sometimes a nearby day, or the furthest day that a report may cover. */
const minute = fc
  .tuple(fc.integer({ min: 0, max: 600 }), fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 33, 90))
  .map(([minutes, days]) => minutes + days * 1_440);
const range = fc.tuple(fc.integer({ min: -3, max: 95 }), fc.constantFrom(0, 1, 30, 58, 89));
const round = fc.record({
  who: fc.constantFrom(...leaders, ...players),
  stake: fc.integer({ min: 1, max: 500 }),
  win: fc.integer({ min: 0, max: 900 }),
  minute,
  settled: minute,
  /** Settled after the move at the end of its phase, if at all. */
  isLate: fc.boolean(),
  /** Acts during the settlement of the window, and races with it when that is late. */
  voided: fc.option(minute, { nil: null }),
});
const payment = fc.record({
  who: fc.constantFrom(...players),
  amount: fc.integer({ min: 10, max: 900 }),
  fee: fc.constantFrom(0, 3),
  comesBack: fc.boolean(),
  minute,
});
const phase = fc.record({
  rounds: fc.array(round, { maxLength: 5 }),
  payments: fc.array(payment, { maxLength: 3 }),
  move: fc.record({ who: fc.constantFrom(...leaders, ...players), under: fc.constantFrom('top', ...leaders) }),
});
type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;
type Payment = typeof payment extends fc.Arbitrary<infer Value> ? Value : never;

interface Sums {
  stake: number;
  payout: number;
  rounds: number;
  deposits: number;
  withdrawals: number;
  fees: number;
}
const none = (): Sums => ({ stake: 0, payout: 0, rounds: 0, deposits: 0, withdrawals: 0, fees: 0 });

/** A model of the tree and its agents' figures, kept outside the database. */
class Expected {
  readonly parents = new Map<string, string>([...leaders.map((name) => [name, 'top'] as const), ['x', 'a'], ['y', 'a'], ['z', 'b']]);
  readonly sums = new Map<string, Sums>(['top', ...leaders, ...players].map((name) => [name, none()]));

  uplines(name: string): string[] {
    const parent = this.parents.get(name);
    return parent === undefined ? [] : [parent, ...this.uplines(parent)];
  }

  add(name: string, more: Partial<Sums>): void {
    for (const upline of this.uplines(name)) {
      const sums = this.sums.get(upline) ?? none();
      for (const [figure, amount] of Object.entries(more)) sums[figure as keyof Sums] += amount;
    }
  }

  move(who: string, under: string): void {
    if (who !== under && !this.uplines(under).includes(who)) this.parents.set(who, under);
  }
}

async function pay({ who, amount, fee, comesBack, minute: when }: Payment, named: (name: string) => string): Promise<void> {
  await deposit(named(who), amount, at(when), fee);
  if (comesBack) await withdraw(named(who), amount - fee, at(when + 1), fee);
}

const fold = () => foldTeams(platform, merchantId, new Date(night));

async function readSums(run: number): Promise<Record<string, Sums>> {
  const { rows } = await sql<Sums & { name: string }>`SELECT username AS name, COALESCE(sum(stake), 0)::bigint AS stake,
      COALESCE(sum(payout), 0)::bigint AS payout, COALESCE(sum(rounds), 0)::bigint AS rounds, COALESCE(sum(deposits), 0)::bigint AS deposits,
      COALESCE(sum(withdrawals), 0)::bigint AS withdrawals, COALESCE(sum(fees), 0)::bigint AS fees
    FROM member LEFT JOIN team_hour ON ancestor_id = member.id WHERE username LIKE ${`run${run}-%`} GROUP BY 1`.execute(owner);
  return Object.fromEntries(rows.map(({ name, ...sums }) => [name.slice(`run${run}-`.length), sums]));
}

/** Reads the bets to find who has played. */
async function expectActive(run: number, [first, length]: readonly [number, number]): Promise<void> {
  const day = (after: number): string => new Date(night + after * 86_400_000).toISOString().slice(0, 10);
  const days = { from: day(first), to: day(first + length) };
  const { rows } = await sql<{ id: number; active: number }>`SELECT member.id, count(DISTINCT played.member_id) AS active FROM member
    LEFT JOIN (
      SELECT ancestor_id, bet.member_id FROM bet JOIN lineage_ancestor USING (lineage_id)
      WHERE day BETWEEN ${days.from} AND ${days.to} AND NOT EXISTS (SELECT FROM bet_void AS v WHERE v.member_id = bet.member_id AND v.bet_id = bet.id)
    ) AS played ON ancestor_id = member.id WHERE username LIKE ${`run${run}-%`} GROUP BY 1 ORDER BY 1`.execute(owner);
  const db = platform.tenants.of(merchantId);
  const read = rows.map(async ({ id }) => ({ id, active: (await readTeamFigures(db, { merchantId, agentId: id }, days)).active }));
  expect(await Promise.all(read)).toEqual(rows);
}

it('credits every team with its members’ activity while they belonged to it, in random races', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(phase, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('Asia/Kathmandu', 'Asia/Kolkata', 'Europe/Lisbon'),
      fc.boolean(),
      range,
      async (phases, zone, isMoveRacing, days) => {
        run += 1;
        const named = (name: string): string => `run${run}-${name}`;
        await moveTo(zone);
        const expected = new Expected();
        for (const name of ['top', ...leaders, ...players])
          await add(named(name), expected.parents.has(name) ? named(expected.parents.get(name) ?? '') : null, {
            type: (players as readonly string[]).includes(name) ? 0 : 1,
          });
        const counted = ({ who, stake, win, voided }: Round): void => {
          if (voided === null) expected.add(who, { stake, payout: win, rounds: 1 });
        };
        const finish = async ({ who, voided }: Round, bet: PlacedBet): Promise<void> => {
          if (voided !== null) await Promise.all([undo(named(who), bet, at(voided)), undo(named(who), bet, at(voided))]);
        };
        let late: (() => Promise<void>)[] = [];
        for (const { rounds, payments, move: asked } of phases) {
          const next: typeof late = [];
          const begin = async (each: Round): Promise<void> => {
            if (!each.isLate) {
              counted(each);
              await finish(each, await play(named(each.who), at(each.minute), each.stake, each.win));
              return;
            }
            const bet = await settleLater(named(each.who), at(each.minute), each.stake);
            next.push(async () => {
              counted(each);
              await Promise.all([bet.settle(at(each.settled), each.win), bet.settle(at(each.settled), each.win), finish(each, bet)]);
            });
          };
          const moves = async (): Promise<void> => {
            await move(named(asked.who), named(asked.under), at(0));
          };
          await Promise.all([
            ...late.map((settle) => settle()),
            ...rounds.map(begin),
            ...payments.map(async (each) => {
              const { who, amount, fee, comesBack } = each;
              expected.add(who, { deposits: amount, fees: fee, ...(comesBack ? { withdrawals: amount - fee } : {}) });
              if (comesBack) expected.add(who, { fees: fee });
              await pay(each, named);
            }),
            fold(),
            ...(isMoveRacing ? [moves()] : []),
          ]);
          if (!isMoveRacing) {
            await moves();
            expected.move(asked.who, asked.under);
          }
          late = next;
        }
        await Promise.all([fold(), fold()]);
        await audit();
        await expectActive(run, days);
        const sums = await readSums(run);
        // In either order, everyone stays below the root.
        if (isMoveRacing) expect(sums['top']).toEqual(expected.sums.get('top'));
        else expect(sums).toEqual(Object.fromEntries(expected.sums));
        await rebuildTeams(platform, merchantId, new Date(night));
        expect(await readSums(run)).toEqual(sums);
        await expectActive(run, days);
        await audit();
      },
    ),
    { numRuns: 20 },
  );
}, 180_000);
