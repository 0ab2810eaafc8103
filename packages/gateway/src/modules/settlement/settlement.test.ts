import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dividend, openSettlementWorld, wages } from '../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { settlementSteps } from './settle.action.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const world = await openSettlementWorld(gateway);
const { add, play, agree, settle, linesOf, cashOf, audit, deposit } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const brief = (lines: Awaited<ReturnType<typeof linesOf>>) =>
  lines.map(({ name, gross, net, due, paid, state }) => [name, gross, net, due, paid, state]);

/** Each test has its own day, in São Paulo, three hours behind UTC. */
const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;

/** top → mid → low, with a player below each. */
async function grow(run: string): Promise<void> {
  await add(`${run}-top`);
  await add(`${run}-mid`, `${run}-top`);
  await add(`${run}-low`, `${run}-mid`);
  for (const name of ['top', 'mid', 'low']) await add(`${run}-${name}-player`, `${run}-${name}`, { type: 0 });
}

describe('the settlement of a window', () => {
  it('gives each agent its own gross less that of its downlines (G5)', async () => {
    await grow('g5');
    await agree('g5-top', null, wages(10_000), on('2026-03-01', '00:00'), on('2026-03-03', '00:00'));
    await agree('g5-mid', 'g5-top', wages(8_000), on('2026-03-01', '00:00'), on('2026-03-03', '00:00'));
    await agree('g5-low', 'g5-mid', wages(5_000), on('2026-03-01', '00:00'), on('2026-03-03', '00:00'));
    await play('g5-top-player', on('2026-03-01', '00:00'), 50_000, 0);
    await play('g5-mid-player', on('2026-03-01', '12:00'), 30_000, 70_000);
    await play('g5-low-player', on('2026-03-01', '23:59'), 20_000, 0);
    // The next day has its own window.
    await play('g5-low-player', on('2026-03-02', '00:00'), 7_000, 0);

    await settle(on('2026-03-02', '00:14'));
    expect(await linesOf('g5-top')).toEqual([]);
    await settle(on('2026-03-02', '00:15'));
    expect(brief(await linesOf('g5-top', 'g5-mid', 'g5-low'))).toEqual([
      ['g5-top', 1_000, 600, 1_000, 1_000, 'paid'],
      ['g5-mid', 400, 300, 400, 400, 'paid'],
      ['g5-low', 100, 100, 100, 100, 'paid'],
    ]);
    expect([await cashOf('g5-top'), await cashOf('g5-mid'), await cashOf('g5-low')]).toEqual([600, 300, 100]);
    await settle(on('2026-03-03', '00:15'));
    expect(brief((await linesOf('g5-low')).slice(1))).toEqual([['g5-low', 35, 35, 35, 35, 'paid']]);
    expect((await world.windowsOf('daily')).map(({ state }) => state)).toEqual(['paid', 'paid']);
    await audit();
  });

  it('counts a member as active by stakes while in the team, and a bet by the team at that time (G18)', async () => {
    await grow('g18');
    await add('g18-other');
    const terms = wages(
      10_000,
      {},
      {
        minimumBet: 1_000,
        tiers: [{ periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 1, rate: 10_000, lostRate: null }],
      },
    );
    for (const name of ['g18-mid', 'g18-other']) await agree(name, null, terms, on('2026-03-05', '00:00'), on('2026-03-06', '00:00'));
    await play('g18-mid-player', on('2026-03-05', '11:59'), 1_500, 0);
    await world.move('g18-mid-player', 'g18-other', on('2026-03-05', '12:00'));
    await play('g18-mid-player', on('2026-03-05', '12:00'), 900, 0);
    await settle(on('2026-03-06', '00:15'));
    // A stake of 900 is too small to count as active in the new team.
    expect(brief(await linesOf('g18-mid', 'g18-other'))).toEqual([
      ['g18-other', 0, 0, 0, 0, 'paid'],
      ['g18-mid', 15, 15, 15, 15, 'paid'],
    ]);
    await audit();
  });

  it('separates won and lost stakes (G11), and deducts wages from a dividend', async () => {
    await grow('g11');
    const tiers = [{ periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate: 10_000, lostRate: 30_000 }];
    await agree('g11-top', null, wages(0, {}, { kind: 'hourly', tiers }), on('2026-03-08', '10:00'), on('2026-03-08', '11:00'));
    await agree('g11-top', null, dividend(100_000), on('2026-03-08', '00:00'), on('2026-03-09', '00:00'));
    await play('g11-top-player', on('2026-03-08', '10:00'), 300_000, 300_001);
    await play('g11-top-player', on('2026-03-08', '10:30'), 200_000, 0);
    await play('g11-low-player', on('2026-03-08', '10:40'), 100_000, 100_000);
    const undone = await play('g11-low-player', on('2026-03-08', '10:50'), 70_000, 0);
    await world.undo('g11-low-player', undone, on('2026-03-08', '10:55'));
    await settle(on('2026-03-08', '11:15'));
    expect(brief(await linesOf('g11-top'))).toEqual([['g11-top', 9_000, 9_000, 9_000, 9_000, 'paid']]);
    await settle(on('2026-03-09', '00:15'));
    // (200,000 − 1 lost − 9,000 of wages) × 10 %.
    expect(brief((await linesOf('g11-top')).filter(({ kind }) => kind === 'dividend'))).toEqual([
      ['g11-top', 19_099, 19_099, 19_099, 19_099, 'paid'],
    ]);
    await audit();
  });

  it('makes up for a loss before paying, and the house pays a child in place of its parent (G6)', async () => {
    await grow('g6');
    const span = [on('2026-03-11', '00:00'), on('2026-03-12', '00:00')] as const;
    await agree('g6-top', null, dividend(300_000, { isMadeUp: true }), ...span);
    await agree('g6-mid', 'g6-top', dividend(250_000, { payer: 'house' }), ...span);
    await play('g6-mid-player', on('2026-03-11', '12:00'), 10_000, 0);
    await play('g6-top-player', on('2026-03-11', '12:00'), 1_000, 9_000);
    await settle(on('2026-03-12', '00:15'));
    expect(brief(await linesOf('g6-top', 'g6-mid'))).toEqual([
      ['g6-top', 600, -1_900, 0, 0, 'paid'],
      ['g6-mid', 2_500, 2_500, 2_500, 2_500, 'paid'],
    ]);
    await audit();
  });
});

describe('an interrupted settlement', () => {
  it.each(settlementSteps.flatMap((step) => (['throws', 'loses its connection'] as const).map((how) => [step, how] as const)))(
    'at the step %s, where it %s, pays each line once when run again',
    async (at, how) => {
      const day = `2026-04-${String(1 + 2 * settlementSteps.indexOf(at) + (how === 'throws' ? 0 : 1)).padStart(2, '0')}`;
      const end = Date.parse(on(day, '00:00')) + 86_400_000;
      const next = new Date(end + 15 * 60_000).toISOString();
      const run = `${at}-${how.slice(0, 1)}`;
      await grow(run);
      const span = [on(day, '00:00'), new Date(end).toISOString()] as const;
      await agree(`${run}-top`, null, wages(10_000), ...span);
      await agree(`${run}-mid`, `${run}-top`, wages(8_000), ...span);
      await play(`${run}-mid-player`, on(day, '12:00'), 20_000, 0);
      let hits = 0;
      for (let tries = 0; tries < 3; tries += 1) {
        await settle(next, async (step, trx) => {
          if (step !== at) return;
          hits += 1;
          if (how === 'throws' || trx === null) throw new Error('stopped');
          await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
        }).catch(() => {});
      }
      expect(hits).toBeGreaterThan(1);
      await Promise.all([settle(next), settle(next), settle(next)]);
      expect(brief(await linesOf(`${run}-top`, `${run}-mid`))).toEqual([
        [`${run}-top`, 200, 40, 200, 200, 'paid'],
        [`${run}-mid`, 160, 160, 160, 160, 'paid'],
      ]);
      expect([await cashOf(`${run}-top`), await cashOf(`${run}-mid`)]).toEqual([40, 160]);
      await audit();
    },
  );
});

describe('an upline without enough money', () => {
  it('pays in part, and pays the rest first from its next income (G17)', async () => {
    await grow('g17');
    await agree('g17-top', null, wages(10_000), on('2026-05-02', '00:00'), on('2026-05-03', '00:00'));
    const small = [on('2026-05-01', '00:00'), on('2026-05-02', '00:00')] as const;
    await agree('g17-mid', 'g17-top', wages(10_000), ...small);
    await deposit('g17-top', 1_200, on('2026-05-01', '01:00'));
    await play('g17-mid-player', on('2026-05-01', '12:00'), 190_000, 0);
    await settle(on('2026-05-02', '00:15'));
    expect(brief(await linesOf('g17-mid'))).toEqual([['g17-mid', 1_900, 1_900, 1_900, 1_200, 'partPaid']]);
    expect((await world.windowsOf('daily')).at(-2)?.state).toBe('partPaid');
    await play('g17-top-player', on('2026-05-02', '12:00'), 100_000, 0);
    await settle(on('2026-05-03', '00:15'));
    expect(brief(await linesOf('g17-mid'))).toEqual([['g17-mid', 1_900, 1_900, 1_900, 1_900, 'paid']]);
    expect([await cashOf('g17-top'), await cashOf('g17-mid')]).toEqual([300, 1_900]);
    expect((await world.windowsOf('daily')).slice(-2).map(({ state }) => state)).toEqual(['paid', 'paid']);
    await audit();
  });

  it('owes the house what the house guaranteed', async () => {
    await grow('gua');
    await agree('gua-mid', 'gua-top', wages(10_000, { isGuaranteed: true }), on('2026-05-05', '00:00'), on('2026-05-06', '00:00'));
    await agree('gua-top', null, wages(10_000), on('2026-05-06', '00:00'), on('2026-05-07', '00:00'));
    await deposit('gua-top', 100, on('2026-05-05', '01:00'));
    await play('gua-mid-player', on('2026-05-05', '12:00'), 50_000, 0);
    await settle(on('2026-05-06', '00:15'));
    expect(await linesOf('gua-mid')).toMatchObject([{ due: 500, paid: 100, advanced: 400, state: 'partPaid' }]);
    expect([await cashOf('gua-top'), await cashOf('gua-mid')]).toEqual([0, 500]);
    await play('gua-top-player', on('2026-05-06', '12:00'), 30_000, 0);
    await settle(on('2026-05-07', '00:15'));
    expect(await linesOf('gua-mid')).toMatchObject([{ due: 500, paid: 400, advanced: 400, state: 'partPaid' }]);
    expect([await cashOf('gua-top'), await cashOf('gua-mid')]).toEqual([0, 500]);
    await audit();
  });
});

it('skips a window that another run is calculating, and reports it', async () => {
  await grow('busy');
  await agree('busy-top', null, wages(10_000), on('2026-06-01', '00:00'), on('2026-06-02', '00:00'));
  await play('busy-top-player', on('2026-06-01', '12:00'), 10_000, 0);
  await settle(on('2026-06-02', '00:05'));
  const found = { kind: 'daily', state: 'closing' };
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const others: Promise<void>[] = [];
  const run = await settle(on('2026-06-02', '00:15'), async (step) => {
    if (step !== 'sum') return;
    others.push(
      gateway.owner.transaction().execute(async (trx) => {
        await trx.selectFrom('commission_window').select('id').where('state', '=', 'closing').forUpdate().execute();
        locked.resolve();
        await over.promise;
      }),
    );
    await locked.promise;
  });
  over.resolve();
  await Promise.all(others);
  expect(run).toMatchObject([{ found, state: 'closing', isBusy: true, calculated: 0 }]);
  expect(await settle(on('2026-06-02', '00:15'))).toMatchObject([
    { found, state: 'paid', isBusy: false, calculated: 1, payments: 1, amount: 100 },
  ]);
  expect(await settle(on('2026-06-02', '00:15'))).toEqual([]);
});
