import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './passkeys.schema.ts';

/** How long a browser has to answer, in milliseconds. */
export const challengeLife = 5 * 60_000;

/** The purpose of a challenge. It is valid for nothing else. */
export interface ChallengePurpose {
  readonly merchantId: number;
  /** The member who registers a passkey. Null for a login. */
  readonly memberId: number | null;
  readonly rpId: string;
}

export async function insertPasskeyChallenge(
  db: GatewayDatabase,
  { merchantId, memberId, rpId }: ChallengePurpose,
  challengeHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ merchant_id: merchantId, challenge_hash: challengeHash, member_id: memberId, rp_id: rpId, created_at: now })
    .execute();
}

/** Removes the challenge, so that only one of several racing answers counts. False if it does not match or has expired. */
export async function spendPasskeyChallenge(
  trx: Transaction<Database>,
  { merchantId, memberId, rpId }: ChallengePurpose,
  challengeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey_challenge')
    .where('merchant_id', '=', merchantId)
    .where('challenge_hash', '=', challengeHash)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('rp_id', '=', rpId)
    .where('created_at', '>', new Date(now.getTime() - challengeLife))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteOldPasskeyChallenges(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('created_at', '<=', new Date(now.getTime() - challengeLife))
    .execute();
}
