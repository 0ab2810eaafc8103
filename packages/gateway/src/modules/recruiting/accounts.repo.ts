import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import '../invitations/invitations.schema.ts';

/** One page. A longer queue means that a script adds accounts. */
const mostWaiting = 20;

/** The agent's newest accounts whose owners have not chosen a password. */
export async function listWaiting(db: GatewayDatabase, agent: MemberKey) {
  return ownAccounts(db, agent)
    .select(['member.id', 'username', 'nickname', 'type', 'member.created_at'])
    .where('must_change', '=', true)
    .where('state', '=', 'active')
    .orderBy('member.id', 'desc')
    .limit(mostWaiting)
    .execute();
}

function ownAccounts(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('member')
    .innerJoin('member_credential', (join) =>
      join.onRef('member_credential.member_id', '=', 'member.id').onRef('member_credential.merchant_id', '=', 'member.merchant_id'),
    )
    .where('member.merchant_id', '=', merchantId)
    .where('parent_id', '=', memberId)
    .where('kind', '=', 'password');
}

/** Stores a password that its owner must change. */
export async function insertFirstPassword(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  hash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_credential')
    .values({ merchant_id: merchantId, member_id: memberId, kind: 'password', hash, expires_at: null, changed_at: now, must_change: true })
    .execute();
}

/** False if the owner has already chosen a password. */
export async function replaceFirstPassword(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_credential')
    .set({ hash, changed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'password')
    .where('must_change', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
