import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dividend, openSettlementWorld, realTime, wages } from '../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { runDry } from './dry-run.service.ts';

const gateway = await openTestGateway();
const world = await openSettlementWorld(gateway);
const { add, play, undo, agree, settle, linesOf, merchant } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;

type Query = NonNullable<Parameters<typeof runDry>[3]>;
const dry = async (at: string, query: Query = {}) => (await runDry(gateway.platform, merchant(), new Date(at), query)).windows;

/** The rows of every table. */
async function countRows(): Promise<unknown> {
  const { rows } =
    await sql`SELECT table_name, xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I', table_name), false, true, ''))::text
    FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(gateway.owner);
  return rows;
}

it('gives the amounts that the close posts, and writes nothing', async () => {
  await add('dry-top');
  await add('dry-low', 'dry-top');
  await add('dry-player', 'dry-low', { type: 0 });
  const span = [on('2026-03-02', '00:00'), on('2026-03-04', '00:00')] as const;
  await agree('dry-top', null, wages(10_000), ...span);
  await agree('dry-low', 'dry-top', wages(8_000), ...span);
  await agree('dry-top', null, dividend(100_000, { carry: 'one' }), ...span);
  await agree('dry-top', null, realTime(0, 2_000, 1), ...span);
  const undone = await play('dry-player', on('2026-03-02', '10:00'), 30_000, 0);
  await play('dry-player', on('2026-03-02', '11:00'), 70_000, 0);

  const sofar = { agreement: expect.any(Number), tier: 0, base: 100_000, dueBefore: null, note: null, fault: null };
  expect(await dry(on('2026-03-02', '12:00'), { kind: 'daily' })).toEqual([
    {
      id: null,
      kind: 'daily',
      period: 'daily',
      from: '2026-03-02T03:00:00.000Z',
      to: '2026-03-03T03:00:00.000Z',
      state: 'open',
      due: 1_800,
      dueBefore: null,
      lines: [
        { ...sofar, account: 'dry-top', payer: null, gross: 1_000, net: 200, due: 1_000 },
        { ...sofar, account: 'dry-low', payer: 'dry-top', gross: 800, net: 800, due: 800 },
      ],
    },
  ]);

  for (const [day, next] of [
    ['2026-03-02', '2026-03-03'],
    ['2026-03-03', '2026-03-04'],
  ] as const) {
    await play('dry-player', on(day, '20:00'), 50_000, 200_000);
    if (day === '2026-03-03') await undo('dry-player', undone, on(day, '21:00'));
    const close = on(next, '00:15');
    const known = (await linesOf('dry-top', 'dry-low')).length;
    await dry(close);
    const before = await countRows();
    const tried = (await dry(close)).filter(({ to }) => Date.parse(to) <= Date.parse(on(next, '00:00')));
    expect(await countRows()).toEqual(before);
    await settle(close);
    const posted = (await linesOf('dry-top', 'dry-low')).slice(known);
    expect(
      tried.flatMap(({ kind, lines }) => lines.map(({ account, gross, net, due }) => ({ kind, name: account, gross, net, due }))),
    ).toEqual(expect.arrayContaining(posted.map(({ kind, name, gross, net, due }) => ({ kind, name, gross, net, due }))));
    expect(tried.flatMap(({ lines }) => lines)).toHaveLength(posted.length);
  }
});

it('reports faulty lines with the same reason as the close', async () => {
  const span = [on('2026-05-01', '00:00'), on('2026-05-02', '00:00')] as const;
  const share = dividend(600_000, { split: 'shareOfParent' });
  for (const [name, under] of [['whole'], ['half', 'whole'], ['rest', 'whole']] as const) {
    await add(name, under ?? null);
    await add(`${name}-player`, name, { type: 0 });
    await agree(name, under ?? null, under === undefined ? dividend(300_000) : share, ...span);
    await play(`${name}-player`, on('2026-05-01', '10:00'), 10_000, 0);
  }
  const [window] = await dry(on('2026-05-01', '12:00'), { kind: 'dividend' });
  expect(window?.lines.map(({ account, due, fault }) => [account, due, fault])).toEqual([
    ['whole', 0, "Children's shares make up 1200000, more than the whole of 1000000"],
    ['half', 0, 'The contract that it is a share of has a fault.'],
    ['rest', 0, 'The contract that it is a share of has a fault.'],
  ]);
});

it('shows what lines and windows paid before, and why a line may still change', async () => {
  await add('note');
  await add('note-player', 'note', { type: 0 });
  await agree('note', null, wages(10_000), on('2026-04-01', '00:00'), on('2026-04-05', '00:00'));
  await play('note-player', on('2026-04-01', '10:00'), 50_000, 0);
  await settle(on('2026-04-02', '00:15'));
  await play('note-player', on('2026-04-02', '10:00'), 20_000, 0);
  await play('note-player', on('2026-04-03', '10:00'), 10_000, 0);
  await settle(on('2026-04-02', '12:00'));

  const [second, third, ...others] = await dry(on('2026-04-03', '12:00'), { kind: 'daily' });
  expect(others).toEqual([]);
  expect(second).toMatchObject({ id: expect.any(Number), due: 200, dueBefore: 500, lines: [{ due: 200, dueBefore: 500, note: null }] });
  expect(third).toMatchObject({ id: null, due: 100, dueBefore: 500, lines: [{ due: 100, dueBefore: 500, note: 'earlier' }] });
  const { id } = second ?? { id: null };
  expect((await dry(on('2026-04-03', '12:00'), { window: id ?? 0 })).map((window) => window.id)).toEqual([id]);
  // Only bookings up to then count.
  expect((await dry(on('2026-04-02', '09:00'), { kind: 'daily' }))[0]).toMatchObject({ due: 0, lines: [{ due: 0, dueBefore: 500 }] });
  expect(await dry(on('2026-04-03', '12:00'), { kind: 'dividend' })).toEqual([]);
  expect(await dry(on('2026-04-03', '12:00'), { period: 'hourly' })).toEqual([]);

  await gateway.owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'note').execute();
  expect((await dry(on('2026-04-02', '12:00'), { kind: 'daily' }))[0]?.lines).toMatchObject([{ due: 200, note: 'closed' }]);
});

it('leaves the bets of a day to the first real-time window not yet calculated', async () => {
  await add('tick');
  await add('tick-player', 'tick', { type: 0 });
  await agree('tick', null, realTime(0, 10_000, 1), on('2026-05-01', '00:00'), on('2026-05-02', '00:00'));
  await play('tick-player', on('2026-05-01', '10:00'), 40_000, 0);
  await expect(
    settle(on('2026-05-01', '10:05'), async (step) => {
      if (step === 'close') throw new Error('stopped');
    }),
  ).rejects.toThrow('stopped');
  await play('tick-player', on('2026-05-01', '10:06'), 20_000, 0);
  const windows = await dry(on('2026-05-01', '10:07'), { kind: 'realTime' });
  expect(windows.map(({ due, lines }) => [due, lines.length])).toEqual([
    [600, 1],
    [0, 0],
  ]);
  await settle(on('2026-05-01', '10:10'));
  expect((await linesOf('tick')).map(({ due }) => due)).toEqual([600]);
});
