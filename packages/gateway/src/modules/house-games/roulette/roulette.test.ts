import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StakeAnswer } from '@livery/arcade/live-table/table-wire';
import { drawNumber, spots, winOf, type Chip, type SpotKind } from '@livery/arcade/roulette/roulette-rules';
import type { RouletteChoice } from '@livery/arcade/roulette/roulette-wire';
import { openHouse } from '../../../../test/games/house-table.ts';
import { openTable } from '../../../../test/games/live-table.ts';
import { runSweeps } from '../../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { drawFrom } from '#base/committed-seed.ts';
import { liveTableSweeps } from '../live-table/live-table.sweeps.ts';
import { takeStep } from '../live-table/play-round.service.ts';
import { settleRounds } from '../live-table/settle-round.service.ts';
import { rouletteGame } from './roulette-game.rules.ts';

const nodeId = 27_016;
const gateway = await openTestGateway({ poolSize: 40 });
const second = await openTestGateway({ databaseUrl: gateway.databaseUrl });
const house = await openHouse(gateway, nodeId);
const table = openTable(gateway, { merchantId: house.merchantId, nodeId }, rouletteGame, { isHeld: true });
const token = await gateway.logIn();
const call = (name: string, body: object) => house.api<StakeAnswer<RouletteChoice>>(`/roulette/api/${name}`, body);
const spotOf = (kind: SpotKind, ...numbers: number[]): number =>
  spots.findIndex((spot) => spot.kind === kind && (numbers.length === 0 || spot.numbers.join() === numbers.join()));
const body = async (session: string, chips: readonly Chip[]) => ({
  session,
  idempotencyKey: randomUUID(),
  clientSeed: 'mine',
  round: (await table.round()).number,
  chips,
});
const bet = async (session: string, chips: readonly Chip[]) => call('stake', await body(session, chips));
const red = spotOf('red');

beforeEach(async () => {
  await table.clear();
  await house.setBalance(200_000);
  await table.open();
});

describe('chips', () => {
  it('are paid by their spots, for several bets of one player', async () => {
    const { session, rtp } = await house.sitDown(token);
    expect(rtp).toBeCloseTo(36 / 37, 12);
    const chips = [
      { spot: spotOf('straight', 17), amount: 100 },
      { spot: spotOf('split', 14, 17), amount: 200 },
      { spot: spotOf('corner', 13, 14, 16, 17), amount: 300 },
      { spot: spotOf('dozen', ...Array.from({ length: 12 }, (_, i) => 13 + i)), amount: 500 },
      { spot: red, amount: 1_000 },
    ];
    const first = await bet(session, chips);
    expect(first.value).toMatchObject({ balance: 197_900, stake: { stake: 2_100, choice: chips, state: 'open' } });
    const black = await bet(session, [{ spot: spotOf('black'), amount: 2_000 }]);
    await table.run({ outcome: 17 });
    await table.end();
    const wins = await table.stakes([first.value.stake.key, black.value.stake.key]);
    expect(wins.map(({ win }) => win)).toEqual([winOf(chips, 17), 4_000]);
    expect(winOf(chips, 17)).toBe(3_600 + 3_600 + 2_700 + 1_500);
    expect(await house.balance()).toBe(200_000 - 4_100 + 11_400 + 4_000);
  });

  it('are limited per player and round, with one chip per spot', async () => {
    const { session } = await house.sitDown(token);
    const most = [{ spot: red, amount: 100_000 }];
    const twice = [
      { spot: red, amount: 100 },
      { spot: red, amount: 100 },
    ];
    expect((await bet(session, twice)).value.code).toBe('INVALID_REQUEST');
    for (const amount of [50, 150, 100_100]) expect((await bet(session, [{ spot: red, amount }])).value.code).toBe('LIMIT_EXCEEDED');
    for (const chips of [[], [{ spot: spots.length, amount: 100 }], [{ spot: 1.5, amount: 100 }], [{ spot: 1, amount: 0 }]])
      expect((await bet(session, chips)).status).toBe(400);
    expect((await bet(session, most)).status).toBe(200);
    expect((await bet(session, [{ spot: 0, amount: 100 }])).value.code).toBe('LIMIT_EXCEEDED');
    expect(await house.balance()).toBe(100_000);
  });

  it('are placed once per key, and never beyond the balance in a race', async () => {
    const { session } = await house.sitDown(token);
    const same = await body(session, [{ spot: red, amount: 1_000 }]);
    const answers = await Promise.all(Array.from({ length: 9 }, () => call('stake', same)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await call('stake', { ...same, chips: [{ spot: 0, amount: 1_000 }] })).value.code).toBe('IDEMPOTENCY_CONFLICT');
    await house.setBalance(2_500);
    const sittings = await Promise.all(Array.from({ length: 6 }, () => house.sitDown(token)));
    const raced = await Promise.all(sittings.map((sitting) => bet(sitting.session, [{ spot: red, amount: 1_000 }])));
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await house.balance()).toBe(500);
  });

  it('can be undone while bets are open, one bet of several', async () => {
    const { session } = await house.sitDown(token);
    const stays = await bet(session, [{ spot: red, amount: 1_000 }]);
    const goes = await bet(session, [{ spot: 0, amount: 5_000 }]);
    const undone = await Promise.all(Array.from({ length: 4 }, () => call('undo', { session, key: goes.value.stake.key })));
    for (const { value } of undone) expect(value).toMatchObject({ balance: 199_000, stake: { state: 'undone' } });
    await table.run({ outcome: 0 });
    await table.end();
    expect(await table.stakes([stays.value.stake.key, goes.value.stake.key])).toMatchObject([
      { state: 'settled', win: 0 },
      { state: 'undone', win: null },
    ]);
    expect(await house.balance()).toBe(199_000);
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });
});

describe('a number', () => {
  it('is drawn from the seeds, and proven by the bet record', async () => {
    const { session } = await house.sitDown(token);
    const { key } = (await bet(session, [{ spot: red, amount: 100 }])).value.stake;
    await table.run();
    const round = await table.round();
    expect(await drawNumber(drawFrom(round.server_seed), 'mine', round.number)).toBe(round.outcome);
    await table.end();
    const row = await gateway.owner.selectFrom('bet').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    const { envelope } = await gateway.call('betRound', { token, query: { bet: row.id, language: 'en' } });
    expect(envelope.value['proof']).toMatchObject({
      serverSeed: round.server_seed.toString('hex'),
      draws: [{ among: 37, drawn: round.outcome }],
      facts: [{ name: 'Your chips', value: 'Red 1.00' }, { name: 'The ball fell on' }],
    });
  });

  it('pays every bet once, in batches, when two gateways end a round late', async () => {
    const betOnEach = async (sessions: readonly { readonly session: string }[]) =>
      Promise.all(sessions.flatMap(({ session }) => Array.from({ length: 10 }, (_, spot) => bet(session, [{ spot, amount: 100 }]))));
    const members = await Promise.all(
      ['demo', 'lucas', 'marina'].map(async (name) => house.sitDown(name === 'demo' ? token : await gateway.logIn(name))),
    );
    const visitors = await Promise.all(Array.from({ length: 8 }, () => house.sitDown(null)));
    const made = [...(await betOnEach(members)), ...(await betOnEach(visitors))];
    await table.run({ outcome: 7 });
    const late = new Date(table.now().getTime() + 60_000);
    await Promise.all(
      [gateway, second, gateway, second].map(async ({ platform }) => {
        await takeStep(platform, table.place, rouletteGame, late);
        await settleRounds(platform, table.place, rouletteGame, late);
      }),
    );
    await runSweeps(gateway.platform, liveTableSweeps.slice(0, 1), new Date(late.getTime() + 60_000));
    const rows = await table.stakes(made.map(({ value }) => value.stake.key));
    expect(rows.map(({ win }) => win)).toEqual(made.map((_, i) => (i % 10 === 7 ? 3_600 : 0)));
    expect(await house.balance()).toBe(200_000 - 1_000 + 3_600);
    const { rows: payouts } = await sql`SELECT count(*)::int AS paid, count(DISTINCT (xmin::text, cmin::text))::int AS statements
      FROM txn WHERE kind = 'payout' AND at = ${late}`.execute(gateway.owner);
    expect(payouts).toEqual([{ paid: 3, statements: 1 }]);
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });
});

it('forgets stakes after a day, and rounds without bets', async () => {
  const { session } = await house.sitDown(token);
  const kept = (await table.round()).number;
  await bet(session, [{ spot: red, amount: 100 }]);
  await table.run();
  await table.end();
  await table.clear();
  const tomorrow = new Date(table.now().getTime() + 25 * 3_600_000);
  await runSweeps(gateway.platform, liveTableSweeps.slice(1), tomorrow);
  const left = await gateway.owner.selectFrom('live_round').select(['number', 'has_bets']).where('node_id', '=', nodeId).execute();
  const { number } = await table.round();
  expect(left.filter((round) => round.number !== number).every(({ has_bets }) => has_bets)).toBe(true);
  expect(left.map((round) => round.number)).toContain(kept);
  expect(await gateway.owner.selectFrom('live_stake').select('id').execute()).toEqual([]);
});
