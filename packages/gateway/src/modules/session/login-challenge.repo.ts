import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { SessionScope } from '#identity/identity.schema.ts';
import './session.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/** How long a login waits for the second factor, in milliseconds. */
export const challengeLife = 5 * 60_000;

interface NewChallenge extends MemberKey {
  readonly challengeHash: Buffer;
  readonly network: string;
  readonly scope: SessionScope;
  readonly isPasswordExpired: boolean;
}

export async function insertChallenge(trx: Transaction<Database>, challenge: NewChallenge, now: Date): Promise<void> {
  await trx
    .insertInto('login_challenge')
    .values({
      merchant_id: challenge.merchantId,
      challenge_hash: challenge.challengeHash,
      member_id: challenge.memberId,
      network: challenge.network,
      scope: challenge.scope,
      password_expired: challenge.isPasswordExpired,
      created_at: now,
    })
    .execute();
}

/** A challenge is valid only where it was issued. */
export interface ChallengePlace {
  readonly merchantId: number;
  readonly challengeHash: Buffer;
  readonly network: string;
}

/** The challenged member. Null after a password change, because the old password must no longer open anything. */
export async function findChallenge(db: GatewayDatabase, { merchantId, challengeHash, network }: ChallengePlace, now: Date) {
  return db
    .selectFrom('login_challenge')
    .innerJoin('member', 'member.id', 'login_challenge.member_id')
    .leftJoin('member_credential', (join) =>
      join
        .onRef('member_credential.member_id', '=', 'member.id')
        .onRef('member_credential.merchant_id', '=', 'member.merchant_id')
        .on('kind', '=', 'password'),
    )
    .select(['member.id', 'username', 'nickname', 'type', 'state', 'vip_level', 'parent_id', 'scope', 'password_expired'])
    .where('login_challenge.merchant_id', '=', merchantId)
    .where('challenge_hash', '=', challengeHash)
    .where('network', '=', network)
    .where('login_challenge.created_at', '>', new Date(now.getTime() - challengeLife))
    .where(({ or, eb }) => or([eb('changed_at', 'is', null), eb('changed_at', '<=', eb.ref('login_challenge.created_at'))]))
    .executeTakeFirst();
}

/** Removes the challenge, if the caller's transaction commits. Only one of several racing copies finds it. */
export async function spendChallenge(trx: Transaction<Database>, { merchantId, challengeHash }: ChallengePlace): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('login_challenge')
    .where('merchant_id', '=', merchantId)
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteOldChallenges(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('login_challenge')
    .where('created_at', '<=', new Date(now.getTime() - challengeLife))
    .execute();
}

export async function deleteAllChallenges(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('login_challenge').where('merchant_id', '=', merchantId).execute();
}
