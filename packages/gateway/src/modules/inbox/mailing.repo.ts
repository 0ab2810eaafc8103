import { memberTypes } from '@livery/contract/member-types';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './inbox.schema.ts';

export type MailingRow = Selectable<Database['mailing']>;

export async function insertMailing(trx: Transaction<Database>, mailing: Insertable<Database['mailing']>): Promise<number> {
  const { id } = await trx.insertInto('mailing').values(mailing).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locked, so that two gateways never send it at once. Null if everyone has it. */
export async function takeMailing(trx: Transaction<Database>, id: number): Promise<MailingRow | null> {
  const mailing = await trx
    .selectFrom('mailing')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return mailing ?? null;
}

/** The next members who have a member centre, by id. */
export async function listReceivers(trx: Transaction<Database>, merchantId: number, behind: number, limit: number): Promise<number[]> {
  const members = await trx
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('id', '>', behind)
    .where('state', '=', 'active')
    .where('type', '!=', memberTypes.trial)
    .orderBy('id')
    .limit(limit)
    .execute();
  return members.map(({ id }) => id);
}

export async function noteReached(
  trx: Transaction<Database>,
  { id, reached, through_member }: Pick<MailingRow, 'id' | 'reached' | 'through_member'>,
  doneAt: Date | null,
): Promise<void> {
  await trx.updateTable('mailing').set({ reached, through_member, done_at: doneAt }).where('id', '=', id).execute();
}

/** Latest first. */
export async function listMailings(db: GatewayDatabase, merchantId: number): Promise<MailingRow[]> {
  return db.selectFrom('mailing').selectAll().where('merchant_id', '=', merchantId).orderBy('id', 'desc').limit(20).execute();
}
