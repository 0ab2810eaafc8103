import { memberTypes } from '@livery/contract/member-types';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { SessionHolder } from '../session/open-session.action.ts';

export async function insertTrialMember(
  trx: Transaction<Database>,
  merchantId: number,
  member: Omit<SessionHolder, 'id'>,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('member')
    .values({ merchant_id: merchantId, ...member, state: 'active', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Closes trial accounts that nobody can log in to again. One with a password belongs to someone. The ledger keeps their grants. */
export async function closeOldTrials(db: GatewayDatabase, before: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({ state: 'closed' })
    .where('type', '=', memberTypes.trial)
    .where('state', '=', 'active')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member_credential').select('kind').whereRef('member_credential.member_id', '=', 'member.id'))),
    )
    .execute();
}
