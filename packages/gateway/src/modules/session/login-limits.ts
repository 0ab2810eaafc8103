import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '../../database/schema.ts';

/** So many failed logins of one subject are looked at within a window (milliseconds); then whoever tries has to wait for its end. */
export interface LoginLimit {
  readonly scope: 'pair' | 'network' | 'account';
  readonly failures: number;
  readonly window: number;
}

const minute = 60_000;

/** One account from one network: a member who mistypes gets by with ten, and nobody guesses a password with them. */
export const pairLimit: LoginLimit = { scope: 'pair', failures: 10, window: 5 * minute };

/** One network, whatever the accounts: a carrier puts hundreds of members behind one address, but few of them mistype at a time. */
export const networkLimit: LoginLimit = { scope: 'network', failures: 50, window: 5 * minute };

/**
 * One account from all networks that it has not logged in from: a thousand addresses get no more guesses than this, and one alone
 * cannot use it up. Its member is not counted where he has logged in before; elsewhere he waits while the guessing goes on, and a
 * quarter of an hour longer at most.
 */
export const accountLimit: LoginLimit = { scope: 'account', failures: 40, window: 15 * minute };

/** A network is a member's own for this long after the last login from it. */
export const knownFor = 90 * 24 * 60 * minute;

export interface LoginAttempt {
  readonly merchantId: number;
  readonly account: string;
  readonly network: string;
}

/** The limits that an attempt counts against. The narrowest comes first: what it refuses fills none of the wider ones. */
export async function limitsOf(db: GatewayDatabase, attempt: LoginAttempt, now: Date): Promise<LoginLimit[]> {
  return (await isKnownNetwork(db, attempt, now)) ? [pairLimit, networkLimit] : [pairLimit, networkLimit, accountLimit];
}

/** Counts an attempt before its password is looked at, so that a burst cannot outrun a limit. Answers the seconds to wait, 0 for none. */
export async function countAttempt(
  trx: Transaction<Database>,
  limits: readonly LoginLimit[],
  attempt: LoginAttempt,
  now: Date,
): Promise<number> {
  for (const limit of limits) {
    const { failures, started_at } = await countFailure(trx, limit, attempt, now);
    if (failures > limit.failures) return Math.max(1, Math.ceil((started_at.getTime() + limit.window - now.getTime()) / 1_000));
  }
  return 0;
}

async function isKnownNetwork(db: GatewayDatabase, { merchantId, account, network }: LoginAttempt, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('login_network')
    .innerJoin('member', 'member.id', 'login_network.member_id')
    .select('login_network.used_at')
    .where('member.merchant_id', '=', merchantId)
    .where('member.username', '=', account)
    .where('login_network.network', '=', network)
    .where('login_network.used_at', '>', new Date(now.getTime() - knownFor))
    .executeTakeFirst();
  return known !== undefined;
}

async function countFailure(trx: Transaction<Database>, { scope, window }: LoginLimit, attempt: LoginAttempt, now: Date) {
  const isOver = sql<boolean>`login_failure.started_at < ${new Date(now.getTime() - window)}`;
  return trx
    .insertInto('login_failure')
    .values({ merchant_id: attempt.merchantId, scope, subject: subjectOf(scope, attempt), failures: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'scope', 'subject']).doUpdateSet({
        failures: sql`CASE WHEN ${isOver} THEN 1 ELSE login_failure.failures + 1 END`,
        started_at: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE login_failure.started_at END`,
      }),
    )
    .returning(['failures', 'started_at'])
    .executeTakeFirstOrThrow();
}

/** The password was right: the pair begins anew. The wider counts lose this attempt alone, since whoever guesses may know one password. */
export async function forgiveAttempt(trx: Transaction<Database>, limits: readonly LoginLimit[], attempt: LoginAttempt): Promise<void> {
  for (const { scope } of limits) {
    await trx
      .updateTable('login_failure')
      .set({ failures: scope === 'pair' ? 0 : sql`greatest(failures - 1, 0)` })
      .where('merchant_id', '=', attempt.merchantId)
      .where('scope', '=', scope)
      .where('subject', '=', subjectOf(scope, attempt))
      .execute();
  }
}

export async function rememberNetwork(
  trx: Transaction<Database>,
  { merchantId, memberId }: { merchantId: number; memberId: number },
  network: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('login_network')
    .values({ merchant_id: merchantId, member_id: memberId, network, used_at: now })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'network']).doUpdateSet({ used_at: now }))
    .execute();
}

function subjectOf(scope: LoginLimit['scope'], { account, network }: LoginAttempt): string {
  return { pair: `${network} ${account}`, network, account }[scope];
}
