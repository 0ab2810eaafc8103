import pg from 'pg';
import { connectLogin } from '@livery/gateway/database';
import { auditLedger } from '@livery/gateway/audit';
import type { Acknowledged, Player } from './player.ts';

type Amounts = Readonly<Record<string, number>>;

/** The books at a moment: postings by their kind, and by member what the accounts hold by theirs. */
export interface Books {
  readonly postings: Amounts;
  readonly holdings: ReadonlyMap<number, Amounts>;
}

/** What gateways post of themselves when its time comes, which no member is told in an answer: the audit knows what it has to be. */
const ofSweeps = { kinds: ['pointEarn', 'pointUndo'], accounts: ['POINTS'] };

export async function readBooks(databaseUrl: string): Promise<Books> {
  const { db } = connectLogin(databaseUrl);
  try {
    const accounts = await db
      .selectFrom('account')
      .select(['member_id', 'kind', 'balance'])
      .where('member_id', 'is not', null)
      .where('kind', 'not in', ofSweeps.accounts)
      .execute();
    const holdings = new Map<number, Amounts>();
    for (const { member_id, kind, balance } of accounts) add(holdings, member_id ?? 0, { [kind]: balance ?? 0 });
    const txns = await db
      .selectFrom('txn')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .where('kind', 'not in', ofSweeps.kinds)
      .groupBy('kind')
      .execute();
    return { postings: Object.fromEntries(txns.map(({ kind, count }) => [kind, Number(count)])), holdings };
  } finally {
    await db.destroy();
  }
}

/**
 * What is wrong after the run, one sentence each: an operation that is not in the books exactly once, a broken law of
 * the books, or something that still hangs.
 */
export async function judge(databaseUrl: string, players: readonly Player[], before: Books): Promise<string[]> {
  const wrong: string[] = [];
  const expected = new Map(before.holdings);
  const postings = players.reduce(
    (sum, { acknowledged }) => acknowledged.reduce((all, one) => plus(all, one.postings), sum),
    before.postings,
  );
  for (const { identity, acknowledged } of players) for (const one of acknowledged) apply(expected, identity.memberId, one);
  const after = await readBooks(databaseUrl);
  for (const [memberId, holding] of expected) {
    for (const [kind, [told, held]] of differences(holding, after.holdings.get(memberId) ?? {}))
      wrong.push(`member ${memberId} was told of ${told} in ${kind}, and the books have ${held}`);
  }
  for (const [kind, [told, held]] of differences(postings, after.postings))
    wrong.push(`${told} postings of '${kind}' were acknowledged, and the books have ${held}`);
  const { db } = connectLogin(databaseUrl);
  try {
    const { findings } = await auditLedger(db);
    for (const { law, row } of findings) wrong.push(`${law} ${JSON.stringify(row)}`);
  } finally {
    await db.destroy();
  }
  return [...wrong, ...(await findHanging(databaseUrl)), ...(await findJobs(databaseUrl, `state = 'failed'`))];
}

/** What was to be done meanwhile and is not, a sentence for each job. */
export function findLateJobs(databaseUrl: string): Promise<string[]> {
  return findJobs(databaseUrl, `state IN ('created', 'retry', 'active', 'failed') AND start_after < now() - interval '20 seconds'`);
}

async function findHanging(databaseUrl: string): Promise<string[]> {
  const rows = await ask<{ query: string }>(
    databaseUrl,
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
     AND xact_start < clock_timestamp() - interval '20 seconds'`,
  );
  return rows.map(({ query }) => `a transaction hangs: ${query}`);
}

async function findJobs(databaseUrl: string, condition: string): Promise<string[]> {
  const rows = await ask<{ job: object }>(
    databaseUrl,
    `SELECT to_jsonb(late) AS job FROM (SELECT name, state, data, retry_count, created_on, started_on, heartbeat_on, start_after
     FROM job_queue.job WHERE ${condition} ORDER BY created_on) AS late`,
  );
  return rows.map(({ job }) => `a job is not done: ${JSON.stringify(job)}`);
}

async function ask<Row extends object>(databaseUrl: string, sentence: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(sentence);
  await client.end();
  return rows;
}

function apply(holdings: Map<number, Amounts>, memberId: number, { gains, gift }: Acknowledged): void {
  add(holdings, memberId, gains);
  if (gift !== undefined) add(holdings, gift.memberId, { CASH: gift.amount });
}

function add(holdings: Map<number, Amounts>, memberId: number, gains: Amounts): void {
  holdings.set(memberId, plus(holdings.get(memberId) ?? {}, gains));
}

function plus(one: Amounts, other: Amounts): Amounts {
  return Object.fromEntries(keysOf(one, other).map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}

function differences(one: Amounts, other: Amounts): [key: string, values: [number, number]][] {
  return keysOf(one, other)
    .map((key): [string, [number, number]] => [key, [one[key] ?? 0, other[key] ?? 0]])
    .filter(([, [left, right]]) => left !== right);
}

const keysOf = (one: Amounts, other: Amounts): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])];
