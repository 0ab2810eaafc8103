import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';

/**
 * The allowed uses per subject within a window (in milliseconds), which starts with the first use. After that, the
 * subject waits for the window's end.
 */
export interface RateLimit {
  readonly scope: string;
  readonly uses: number;
  readonly window: number;
}

/** The subject of a rate limit: the merchant and the caller. */
export interface Use {
  readonly limit: RateLimit;
  readonly merchantId: number;
  readonly subject: string;
}

const limitsByScope = new Map<string, RateLimit>();

/**
 * A limit with its own scope: two limits in one scope would mix their counts.
 *
 * @throws Error when the scope has another limit
 */
export function defineLimit(limit: RateLimit): RateLimit {
  const known = limitsByScope.get(limit.scope);
  if (known !== undefined && (known.uses !== limit.uses || known.window !== limit.window))
    throw new Error(`The scope ${limit.scope} has a limit already`);
  limitsByScope.set(limit.scope, limit);
  return limit;
}

/**
 * The seconds until every limit allows another use, 0 if all do now. It only reads, because a write per refusal is the
 * cost that a limit should avoid. If the clock was set back, it writes once, so that a full window that began later
 * starts now.
 */
export async function findWait(db: GatewayDatabase, uses: readonly Use[], now: Date): Promise<number> {
  const counts = await readCounts(db, uses);
  const waits = [0];
  for (const use of uses) {
    const row = countOf(counts, use);
    if (row === undefined || row.uses < use.limit.uses) continue;
    const age = now.getTime() - row.started_at.getTime();
    if (age < 0) await beginNow(db, use, now);
    waits.push(Math.ceil((use.limit.window - Math.max(0, age)) / 1_000));
  }
  return Math.max(...waits);
}

function readCounts(db: GatewayDatabase, uses: readonly Use[]) {
  return db
    .selectFrom('rate_count')
    .select(['merchant_id', 'scope', 'subject', 'uses', 'started_at'])
    .where(({ or, and }) => or(uses.map(({ limit, merchantId, subject }) => and({ merchant_id: merchantId, scope: limit.scope, subject }))))
    .execute();
}

function countOf(counts: Awaited<ReturnType<typeof readCounts>>, { limit, merchantId, subject }: Use) {
  return counts.find((row) => row.scope === limit.scope && row.subject === subject && row.merchant_id === merchantId);
}

async function beginNow(db: GatewayDatabase, { limit, merchantId, subject }: Use, now: Date): Promise<void> {
  await db
    .updateTable('rate_count')
    .set({ started_at: now })
    .where('merchant_id', '=', merchantId)
    .where('scope', '=', limit.scope)
    .where('subject', '=', subject)
    .where('started_at', '>', now)
    .execute();
}

/** The uses of each subject in the current window, in the order of the query. */
export async function readUses(db: GatewayDatabase, uses: readonly Use[], now: Date): Promise<number[]> {
  const counts = await readCounts(db, uses);
  return uses.map((use) => {
    const row = countOf(counts, use);
    return row === undefined || now.getTime() - row.started_at.getTime() >= use.limit.window ? 0 : row.uses;
  });
}

/**
 * Counts one use unless the limit is reached. Returns the seconds to wait, or 0 if counted. It is one statement, so
 * concurrent uses are counted exactly.
 */
export async function countUse(db: GatewayDatabase, use: Use, now: Date): Promise<number> {
  const wait = await findWait(db, [use], now);
  if (wait > 0) return wait;
  return (await countOne(db, use, now)) ? 0 : Math.max(1, await findWait(db, [use], now));
}

/**
 * Counts one use against several limits, or against none of them if one is reached. Name the widest limit first: most
 * calls share it, and locking rows in one order avoids deadlocks. Returns the seconds to wait, 0 if all counted.
 */
export async function countUses(trx: Transaction<Database>, uses: readonly Use[], now: Date): Promise<number> {
  await sql`SAVEPOINT counting`.execute(trx);
  for (const use of uses) {
    if (await countOne(trx, use, now)) continue;
    await sql`ROLLBACK TO SAVEPOINT counting`.execute(trx);
    return Math.max(1, await findWait(trx, uses, now));
  }
  return 0;
}

async function countOne(db: GatewayDatabase, { limit, merchantId, subject }: Use, now: Date): Promise<boolean> {
  const isOver = isOverAt(limit, now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rate_count')
    .values({ merchant_id: merchantId, scope: limit.scope, subject, uses: 1, started_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'scope', 'subject'])
        .doUpdateSet({
          uses: sql`CASE WHEN ${isOver} THEN 1 ELSE rate_count.uses + 1 END`,
          started_at: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE least(rate_count.started_at, excluded.started_at) END`,
        })
        .where(sql<boolean>`(${isOver} OR rate_count.uses < ${limit.uses})`),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A window that starts later than now is not over, because the clock was set back. */
function isOverAt({ window }: RateLimit, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(rate_count.started_at <= ${new Date(now.getTime() - window)})`;
}

/** Takes back one use that turned out not to count. */
export async function uncountUse(db: GatewayDatabase, { limit, merchantId, subject }: Use): Promise<void> {
  await db
    .updateTable('rate_count')
    .set({ uses: sql`greatest(uses - 1, 0)` })
    .where('merchant_id', '=', merchantId)
    .where('scope', '=', limit.scope)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Refuses a caller who must wait this many seconds.
 *
 * @throws AppError RATE_LIMITED, unless there is nothing to wait for
 */
export function refuseFor(retryAfter: number): void {
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
}

/** Resets the subject's counts. */
export async function forgiveUses(db: GatewayDatabase, { limit, merchantId, subject }: Use): Promise<void> {
  await db
    .deleteFrom('rate_count')
    .where('merchant_id', '=', merchantId)
    .where('scope', '=', limit.scope)
    .where('subject', '=', subject)
    .execute();
}

/** Resets the counts of all the merchant's subjects. */
export async function forgiveAll(db: GatewayDatabase, merchantId: number, limits: readonly RateLimit[]): Promise<void> {
  const scopes = limits.map(({ scope }) => scope);
  await db.deleteFrom('rate_count').where('merchant_id', '=', merchantId).where('scope', 'in', scopes).execute();
}

/** Removes expired windows. A window that starts in the future, because the clock was set back, starts now. */
export async function sweepCounts(db: GatewayDatabase, now: Date): Promise<void> {
  for (const { scope, window } of limitsByScope.values()) {
    await db
      .deleteFrom('rate_count')
      .where('scope', '=', scope)
      .where('started_at', '<=', new Date(now.getTime() - window))
      .execute();
  }
  await db.updateTable('rate_count').set({ started_at: now }).where('started_at', '>', now).execute();
}
