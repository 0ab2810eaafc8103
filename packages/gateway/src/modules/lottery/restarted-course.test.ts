import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openDeathGate } from '../../../test/lottery/death-gate.ts';
import { runLotteriesAt } from '../../../test/lottery/lottery-world.ts';
import { startSeededServer } from '../../../test/seeded-server.ts';
import { sellIssue, type Course } from '../../../test/lottery/sold-issue.ts';
import { until } from '../../../test/test-fleet.ts';

// A separate PostgreSQL, since other tests would lose theirs.
const server = await startSeededServer();
afterAll(() => server.stop());

async function query<Row extends object>(databaseUrl: string, ...statements: readonly string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let rows: Row[] = [];
  for (const statement of statements) ({ rows } = await client.query<Row>(statement));
  await client.end();
  return rows;
}

async function killPostgres(databaseUrl: string, signal: NodeJS.Signals): Promise<void> {
  const [row] = await query<{ pid: string }>(databaseUrl, "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1) AS pid");
  process.kill(Number(row?.pid), signal);
}

// Other tests run without durability. Here, commits must survive the kill.
await query(server.templateUrl, 'ALTER SYSTEM SET synchronous_commit = on', 'SELECT pg_reload_conf()');

const { onCopy, runToTheEnd, instantOf, stateOf, arm } = await sellIssue(server.templateUrl);

it('an issue between draw and payment survives a killed or stopped PostgreSQL, and ends as if nothing had happened', async () => {
  let undisturbed: Awaited<ReturnType<Course['end']>>;
  await onCopy(async ({ gateway, end }) => {
    await runToTheEnd(gateway);
    undisturbed = await end();
  });
  await onCopy(async ({ gateway, url, gate: first, end }) => {
    let gate = first;
    for (const [step, signal, left] of [
      ['judged', 'SIGKILL', 'verified'],
      ['lottery_ticket', 'SIGINT', 'judged'],
      ['paid', 'SIGKILL', 'judged'],
    ] as const) {
      await arm(gate, step);
      const dies = expect(runLotteriesAt(gateway.platform, instantOf(step))).rejects.toThrow();
      await gate.reached();
      await killPostgres(url, signal);
      await dies;
      await until(async () => (await stateOf(gateway).catch(() => null)) !== null, 'PostgreSQL is back');
      expect(await stateOf(gateway)).toBe(left);
      gate = await openDeathGate(url, { isThere: true });
      await gate.open();
    }
    await gate.close();
    await until(
      async () =>
        runToTheEnd(gateway).then(
          () => true,
          () => false,
        ),
      'the lotteries run again',
    );
    expect(await end()).toEqual(undisturbed);
  });
}, 240_000);
