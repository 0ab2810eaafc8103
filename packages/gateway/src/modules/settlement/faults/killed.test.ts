import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { openSettlementWorld, wages } from '../../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import type { LedgerTransaction } from '../../../ledger/accounts.ts';
import type { DeskCall } from '../../../operator/control-route.ts';
import { approveWindow } from '../../commissions/commissions.desk.ts';
import { settlementSteps } from '../settle.action.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, settle, audit, merchantId } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const tops = 20;
const each = 50;
const stake = 10_000;

/** Twenty agents of the house, each with forty-nine downlines that it pays itself: a thousand contracts. */
async function agreeAll(): Promise<void> {
  for (let top = 0; top < tops; top += 1) {
    await add(`k${top}`);
    await add(`k${top}-2`, `k${top}`, { type: 41 });
    await add(`k${top}-player`, `k${top}-2`, { type: 0 });
  }
  await sql`INSERT INTO member (merchant_id, username, nickname, type, state, parent_id, created_at)
    SELECT merchant_id, username || '-' || child, 'Agent', 41, 'active', id, created_at FROM member, generate_series(3, ${each}) AS child
    WHERE username ~ '^k[0-9]+$'`.execute(owner);
  const terms = (rate: number): string => JSON.stringify(wages(rate));
  await sql`
    WITH agreed AS (
      INSERT INTO agreement (merchant_id, kind, member_id, upline_id, state, created_at)
      SELECT merchant_id, 'daily', id, parent_id, 'active', ${on('2026-03-01', '00:00')} FROM member WHERE username ~ '^k[0-9]+(-[0-9]+)?$'
      RETURNING *
    ), offered AS (
      INSERT INTO agreement_proposal (merchant_id, agreement_id, kind, by_side, proposed_at, expires_at, terms, hash, reason, state, closed_at)
      SELECT merchant_id, id, 'offer', 'upline', created_at, created_at + interval '1 second',
        (CASE WHEN upline_id IS NULL THEN ${terms(10_000)} ELSE ${terms(8_000)} END)::jsonb, repeat('a', 64), '', 'accepted', created_at FROM agreed
      RETURNING *
    ) INSERT INTO agreement_version (merchant_id, agreement_id, number, terms, hash, starts_at, accepted_at)
      SELECT merchant_id, agreement_id, 1, terms, hash, proposed_at, proposed_at FROM offered`.execute(owner);
}

beforeAll(agreeAll, 60_000);

interface DayOfLines {
  readonly lines: number;
  readonly agreements: number;
  readonly paid: number;
  readonly due: number;
  readonly posted: number;
}

async function readDay(from: string): Promise<DayOfLines> {
  const { rows } = await sql<DayOfLines>`
    SELECT count(*) AS lines, count(DISTINCT agreement_id) AS agreements, count(*) FILTER (WHERE line.state = 'paid') AS paid, sum(due)::bigint AS due,
      (SELECT sum(entry.amount)::bigint FROM entry JOIN txn ON txn.id = entry.txn_id AND txn.at = entry.at
        JOIN commission_line AS own ON txn.subject = 'commission:' || own.id WHERE own.window_id = ANY (array_agg(line.window_id)) AND entry.amount > 0) AS posted
    FROM commission_line AS line WHERE merchant_id = ${merchantId} AND from_at = ${from}`.execute(owner);
  return rows[0] ?? expect.fail('no lines');
}

it.each(settlementSteps.map((step, index) => [step, index] as const))(
  'a thousand lines are each paid once when the connections of three gateways die at the step %s',
  async (at, index) => {
    const day = `2026-03-${String(index + 1).padStart(2, '0')}`;
    const next = `2026-03-${String(index + 2).padStart(2, '0')}`;
    for (let top = 0; top < tops; top += 1) await play(`k${top}-player`, on(day, '12:00'), stake, 0);
    let hits = 0;
    const kill = () =>
      settle(on(next, '00:15'), async (step, trx) => {
        if (step !== at) return;
        hits += 1;
        // Lines are paid in five batches. Some of them are done.
        if (at === 'post' && hits < 3) return;
        if (trx === null) throw new Error('stopped');
        await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }).catch(() => {});
    await Promise.all([kill(), kill(), kill()]);
    await kill();
    // In the race, and then again alone.
    expect(hits).toBeGreaterThan(1);
    await Promise.all([settle(on(next, '00:15')), settle(on(next, '00:15'))]);
    // Each of the twenty agents gets 1 % and passes on 0.8 %.
    const due = (tops * stake * 18) / 1_000;
    expect(await readDay(on(day, '00:00'))).toEqual({ lines: tops * each, agreements: tops * each, paid: tops * each, due, posted: due });
  },
  60_000,
);

/** Settles in a child process and kills it when it reaches the step for the nth time. */
async function killProcess(at: string, step: string, times: number): Promise<void> {
  const victim = fileURLToPath(new URL('../../../../test/agents/settlement-victim.ts', import.meta.url));
  const given = [gateway.databaseUrl, String(merchantId), at, step, String(times)];
  const child = spawn(process.execPath, ['--conditions=livery-source', victim, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

it.each([
  ['calculate', 1],
  ['review', 1],
  // Lines are paid in five batches. Two are done.
  ['post', 3],
  ['finish', 1],
] as const)(
  'a thousand lines are each paid once by the next gateway when the process is killed at the step %s',
  async (step, times) => {
    const day = await nextDay();
    for (let top = 0; top < tops; top += 1) await play(`k${top}-player`, `${day}T12:00:00-03:00`, stake, 0);
    const end = new Date(Date.parse(`${day}T00:15:00-03:00`) + 86_400_000).toISOString();
    await killProcess(end, step, times);
    await Promise.all([settle(end), settle(end)]);
    const due = (tops * stake * 18) / 1_000;
    const whole = { lines: tops * each, agreements: tops * each, paid: tops * each, due, posted: due };
    expect(await readDay(`${day}T00:00:00-03:00`)).toEqual(whole);
  },
  60_000,
);

/** Approves as a person at the desk. `dies` kills the connection before it commits. */
async function approve(window: number, person: string, dies = false): Promise<void> {
  const { platform } = gateway;
  const transaction = <Result>(action: (trx: LedgerTransaction) => Promise<Result>): Promise<Result> =>
    platform.tenants.transaction(merchantId, async (trx) => {
      const result = await action(trx);
      if (dies) await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
      return result;
    });
  const call = {
    merchant: world.merchant(),
    now: new Date(),
    by: { actor: 'control', requestId: null },
    body: { window, person },
    transaction,
  };
  await approveWindow(call as unknown as DeskCall<'approveSettlement'>);
}

it('an approval by two people whose connections die counts only once committed, and each line is paid once', async () => {
  const day = await nextDay();
  const end = new Date(Date.parse(`${day}T00:15:00-03:00`) + 86_400_000).toISOString();
  await owner.updateTable('commission_policy').set({ window_limit: 0 }).where('merchant_id', '=', merchantId).execute();
  for (let top = 0; top < tops; top += 1) await play(`k${top}-player`, `${day}T12:00:00-03:00`, stake, 0);
  await Promise.all([settle(end), settle(end)]);
  const begins = Date.parse(`${day}T00:00:00-03:00`);
  const read = async () => (await world.windowsOf('daily')).find(({ from_at }) => from_at.getTime() === begins) ?? expect.fail('no window');
  const { id } = await read();
  const racing = async (...people: string[]): Promise<number> => {
    const tried = await Promise.allSettled([...people.map((person) => approve(id, person)), settle(end), settle(end)]);
    return tried.slice(0, people.length).filter(({ status }) => status === 'fulfilled').length;
  };
  await expect(approve(id, 'Ana', true)).rejects.toThrow();
  expect(await read()).toMatchObject({ state: 'review', supported_by: null });
  // The same person at two screens.
  expect(await racing('Ana', 'ana')).toBe(1);
  await expect(approve(id, 'Bruno', true)).rejects.toThrow();
  expect(await read()).toMatchObject({ state: 'review', supported_by: expect.stringMatching(/ana/i) as string });
  expect(await readDay(`${day}T00:00:00-03:00`)).toMatchObject({ lines: tops * each, paid: 0, posted: null });
  expect(await racing('Bruno', 'Carla')).toBe(1);
  await Promise.all([settle(end), settle(end)]);
  const due = (tops * stake * 18) / 1_000;
  const whole = { lines: tops * each, agreements: tops * each, paid: tops * each, due, posted: due };
  expect(await readDay(`${day}T00:00:00-03:00`)).toEqual(whole);
  await world.approveAll();
}, 60_000);

/** The day after the last settled one. */
async function nextDay(): Promise<string> {
  const { rows } = await sql<{ day: string }>`SELECT to_char(max(before_at) AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day
    FROM commission_window WHERE merchant_id = ${merchantId} AND state = 'paid'`.execute(owner);
  return rows[0]?.day ?? expect.fail('nothing was settled');
}

it('all ledger rules hold afterwards', async () => {
  await audit();
}, 120_000);
