import { sql, type Transaction } from 'kysely';
import { sessionAge, sessionIdle } from '../../server/authentication.ts';
import type { Database, GatewayDatabase } from '../../database/schema.ts';

/** Failures of one account from one address are counted over this long. */
export const attemptWindow = 5 * 60_000;

export async function findLogin(db: GatewayDatabase, merchantId: number, account: string) {
  return db
    .selectFrom('member')
    .select(['id', 'account', 'nickname', 'type', 'state', 'vip_level', 'password_hash', 'password_expires_at', 'first_login'])
    .where('merchant_id', '=', merchantId)
    .where('account', '=', account)
    .executeTakeFirst();
}

export type LoginRow = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

export interface AttemptKey {
  readonly merchantId: number;
  readonly account: string;
  readonly ip: string;
}

/** Counts an attempt before its password is looked at, so that a burst cannot outrun the limit; answers the count and its start. */
export async function countAttempt(
  trx: Transaction<Database>,
  { merchantId, account, ip }: AttemptKey,
  now: Date,
): Promise<{ failures: number; startedAt: Date }> {
  const isOver = sql<boolean>`login_attempt.started_at < ${new Date(now.getTime() - attemptWindow)}`;
  const row = await trx
    .insertInto('login_attempt')
    .values({ merchant_id: merchantId, account, ip, failures: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'account', 'ip']).doUpdateSet({
        failures: sql`CASE WHEN ${isOver} THEN 1 ELSE login_attempt.failures + 1 END`,
        started_at: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE login_attempt.started_at END`,
      }),
    )
    .returning(['failures', 'started_at'])
    .executeTakeFirstOrThrow();
  return { failures: row.failures, startedAt: row.started_at };
}

export async function forgetAttempts(trx: Transaction<Database>, { merchantId, account, ip }: AttemptKey): Promise<void> {
  await trx.deleteFrom('login_attempt').where('merchant_id', '=', merchantId).where('account', '=', account).where('ip', '=', ip).execute();
}

export async function insertSession(trx: Transaction<Database>, memberId: number, tokenHash: Buffer, now: Date): Promise<void> {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await trx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('seen_at', '<', before(sessionIdle)), row('created_at', '<', before(sessionAge))]))
    .execute();
  await trx.insertInto('session').values({ token_hash: tokenHash, member_id: memberId, created_at: now, seen_at: now }).execute();
}

export async function deleteSession(db: GatewayDatabase, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}
