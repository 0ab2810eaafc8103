import type { IssueState } from '@livery/contract/lotteries';
import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Lottery, LotteryKey } from '../lottery.repo.ts';
import '../lottery.schema.ts';

export type Issue = Selectable<Database['lottery_issue']>;

/** Issues whose stored state still takes bets. */
export const bettingStates = ['announced', 'open', 'closing'] as const satisfies readonly IssueState[];
const live = sql<boolean>`state NOT IN ('final', 'void')`;

const of = (db: GatewayDatabase, { merchantId, nodeId }: LotteryKey) =>
  db.selectFrom('lottery_issue').selectAll().where('merchant_id', '=', merchantId).where('node_id', '=', nodeId);

/** The number of issues that close after an instant. */
export async function countAnnounced(db: GatewayDatabase, key: LotteryKey, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('lottery_issue')
    .select(sql<number>`count(*)`.as('count'))
    .where('merchant_id', '=', key.merchantId)
    .where('node_id', '=', key.nodeId)
    .where(live)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The times of the issue that was announced last. */
export async function findLatest(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey) {
  const row = await db
    .selectFrom('lottery_issue')
    .select(['opens_at', 'closes_at'])
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .orderBy('opens_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewIssue {
  readonly number: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly seed: Buffer;
  readonly round: number;
  readonly animal: number;
}

/** Settings that an issue copies from its lottery when announced. */
export type IssueTerms = Pick<Lottery, 'source' | 'flags' | 'prize_group'>;

/** Skips issues that another gateway has announced. */
export async function insertIssues(
  db: GatewayDatabase,
  { merchantId, nodeId }: LotteryKey,
  { source, flags, prize_group }: IssueTerms,
  issues: readonly NewIssue[],
): Promise<void> {
  if (issues.length === 0) return;
  await db
    .insertInto('lottery_issue')
    .values(
      issues.map(({ number, opensAt, closesAt, drawsAt, seed, round, animal }) => ({
        merchant_id: merchantId,
        node_id: nodeId,
        number,
        opens_at: opensAt,
        closes_at: closesAt,
        draws_at: drawsAt,
        seed,
        round,
        animal,
        source,
        flags: JSON.stringify(flags),
        prize_group,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Moves issues on by the clock, and returns how many have changed. A closing issue never opens again, even if its
 * lottery now closes later. The update waits for bets that were accepted before the close.
 */
export async function moveByClock(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey, closing: number, now: Date): Promise<number> {
  const due = sql<IssueState>`CASE WHEN closes_at <= ${now} THEN 'closed' WHEN closes_at - make_interval(secs => ${closing}) <= ${now} THEN 'closing'
    WHEN state = 'closing' THEN 'closing' ELSE 'open' END`;
  const { numUpdatedRows } = await db
    .updateTable('lottery_issue')
    .set({ state: due })
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('state', 'in', [...bettingStates])
    .where('opens_at', '<=', now)
    .where(sql<boolean>`state <> ${due}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Issues in a state, oldest first. */
export async function listInState(db: GatewayDatabase, key: LotteryKey, state: IssueState, limit: number): Promise<Issue[]> {
  return of(db, key).where('state', '=', state).where(live).orderBy('closes_at').limit(limit).execute();
}

/** Issues that still take bets, oldest first. */
export async function listBettable(db: GatewayDatabase, key: LotteryKey, now: Date, limit: number): Promise<Issue[]> {
  return of(db, key)
    .where('state', 'in', [...bettingStates])
    .where(live)
    .where('closes_at', '>', now)
    .orderBy('closes_at')
    .limit(limit)
    .execute();
}

/** Issues by number for a slip, in the order of their ids. The lock keeps them open until the transaction ends. */
export async function holdIssues(trx: LedgerTransaction, key: LotteryKey, numbers: readonly string[]): Promise<Issue[]> {
  return of(trx, key)
    .where('number', 'in', [...numbers])
    .orderBy('id')
    .forShare()
    .execute();
}

/** Takes a shared lock: the issue cannot change before the transaction ends, but others may still bet on it. */
export async function holdIssue(trx: LedgerTransaction, id: number): Promise<Issue> {
  return trx.selectFrom('lottery_issue').selectAll().where('id', '=', id).forShare().executeTakeFirstOrThrow();
}

/** Locks an issue. */
export async function lockIssue(trx: LedgerTransaction, id: number): Promise<Issue> {
  return trx.selectFrom('lottery_issue').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/**
 * The same, without waiting for another transaction. The caller already holds accounts, and paying the issue locks accounts after it:
 * waiting could deadlock.
 *
 * @throws PostgreSQL's 55P03 when another transaction works on the issue, which a caller sees as UNAVAILABLE
 */
export async function lockIssueNow(trx: LedgerTransaction, id: number): Promise<Issue> {
  return trx.selectFrom('lottery_issue').selectAll().where('id', '=', id).forUpdate().noWait().executeTakeFirstOrThrow();
}

/** An issue of the merchant. Null for another's. */
export async function findIssueOf(db: GatewayDatabase, merchantId: number, id: number): Promise<Issue | null> {
  const own = db.selectFrom('lottery_issue').selectAll().where('id', '=', id).where('merchant_id', '=', merchantId);
  return (await own.executeTakeFirst()) ?? null;
}

/** The same, locked. */
export async function lockIssueOf(trx: LedgerTransaction, merchantId: number, id: number): Promise<Issue | null> {
  const own = trx.selectFrom('lottery_issue').selectAll().where('id', '=', id).where('merchant_id', '=', merchantId);
  return (await own.forUpdate().executeTakeFirst()) ?? null;
}

/** The same by its number. */
export async function lockNumbered(trx: LedgerTransaction, key: LotteryKey, number: string): Promise<Issue | null> {
  return (await of(trx, key).where('number', '=', number).forUpdate().executeTakeFirst()) ?? null;
}

export async function changeIssue(
  trx: LedgerTransaction,
  id: number,
  change: Partial<Pick<Issue, 'state' | 'numbers' | 'drawn_at' | 'paid_at' | 'correction'>>,
): Promise<void> {
  await trx.updateTable('lottery_issue').set(change).where('id', '=', id).execute();
}

/**
 * Voids own issues that nobody bet on and that passed while no gateway ran. So a gateway that starts after a night need
 * not draw them.
 */
export async function voidForgotten(
  db: GatewayDatabase,
  { merchantId, nodeId }: LotteryKey,
  { before, reason }: { readonly before: Date; readonly reason: string },
): Promise<void> {
  await db
    .updateTable('lottery_issue')
    .set({ state: 'void', correction: reason })
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('state', '=', 'closed')
    .where('source', '=', 'own')
    .where('draws_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lottery_ticket as t').select('t.id').whereRef('t.issue_id', '=', 'lottery_issue.id'))),
    )
    .execute();
}

/** Makes results of paid issues final after the correction window. Confirmed corrections are carried out first. */
export async function finishIssues(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey, correction: number, now: Date): Promise<void> {
  await db
    .updateTable('lottery_issue')
    .set({ state: 'final' })
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('state', '=', 'paid')
    .where('paid_at', '<=', new Date(now.getTime() - correction * 1_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lottery_fault as f')
            .select('f.id')
            .whereRef('f.issue_id', '=', 'lottery_issue.id')
            .where('f.state', '=', 'confirmed'),
        ),
      ),
    )
    .execute();
}

const latestFirst = keyset('lottery-results', 'desc', { 'lottery_issue.draws_at': 'instant', 'lottery_issue.id': 'integer' });

/** Drawn issues, latest first. */
export async function listResults(
  db: GatewayDatabase,
  { merchantId, nodeId }: LotteryKey,
  page: { readonly after?: string; readonly limit: number },
) {
  const drawn = db
    .selectFrom('lottery_issue')
    .select(['lottery_issue.id', 'number', 'state', 'draws_at', 'animal', 'numbers', 'correction'])
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('numbers', 'is not', null);
  return readPage(drawn, latestFirst, page);
}

export interface OpenedIssue {
  readonly node_id: number;
  /** Null before the first draw, like the next two. */
  readonly number: string | null;
  readonly draws_at: Date | null;
  readonly numbers: number[] | null;
  /** Null while no issue is announced. */
  readonly next_draws_at: Date | null;
}

/** The latest result of each lottery of a merchant, and when it draws next. */
export async function listLatestResults(db: GatewayDatabase, merchantId: number, now: Date): Promise<OpenedIssue[]> {
  const own = sql`i.merchant_id = lottery.merchant_id AND i.node_id = lottery.node_id`;
  const { rows } = await sql<OpenedIssue>`
    SELECT lottery.node_id, latest.number, latest.draws_at, latest.numbers, next.draws_at AS next_draws_at FROM lottery
    LEFT JOIN LATERAL (SELECT number, draws_at, numbers FROM lottery_issue AS i WHERE ${own} AND i.numbers IS NOT NULL
      ORDER BY draws_at DESC LIMIT 1) AS latest ON true
    LEFT JOIN LATERAL (SELECT draws_at FROM lottery_issue AS i WHERE ${own} AND i.state NOT IN ('final', 'void') AND i.numbers IS NULL
      AND i.closes_at > ${new Date(now.getTime() - 60_000)} AND i.draws_at > ${now} ORDER BY closes_at LIMIT 1) AS next ON true
    WHERE lottery.merchant_id = ${merchantId} ORDER BY lottery.node_id`.execute(db);
  return rows;
}
