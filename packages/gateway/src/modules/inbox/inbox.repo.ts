import type { BodyOf, QueryOf } from '@livery/contract/shapes';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import './inbox.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type LetterRow = Selectable<Database['letter']>;

/** Some letters of a member, or all up to one. */
export type Choice = BodyOf<'readLetters'>;

const newestFirst = keyset('letters', 'desc', { 'letter.id': 'integer' });

export async function listLetters(db: GatewayDatabase, owner: MemberKey, { state, after, limit }: QueryOf<'letters'>) {
  const all = db.selectFrom('letter').selectAll().where('merchant_id', '=', owner.merchantId).where('member_id', '=', owner.memberId);
  const letters = state === undefined ? all : all.where('read_at', state === 'read' ? 'is not' : 'is', null);
  return readPage(letters, newestFirst, { limit, ...(after === undefined ? {} : { after }) });
}

export async function findLetter(db: GatewayDatabase, { merchantId, memberId }: MemberKey, id: number): Promise<LetterRow | null> {
  const letter = await db
    .selectFrom('letter')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return letter ?? null;
}

/** The number that were unread. */
export async function markRead(trx: Transaction<Database>, owner: MemberKey, choice: Choice, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('letter')
    .set({ read_at: now })
    .where('read_at', 'is', null)
    .where('id', 'in', chosen(trx, owner, choice))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The number of letters. */
export async function deleteLetters(trx: Transaction<Database>, owner: MemberKey, choice: Choice): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('letter')
    .where('id', 'in', chosen(trx, owner, choice))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function chosen(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, choice: Choice) {
  const own = trx.selectFrom('letter').select('id').where('merchant_id', '=', merchantId).where('member_id', '=', memberId);
  if ('ids' in choice) return own.where('id', 'in', choice.ids.map(Number));
  const upTo = own.where('id', '<=', Number(choice.through));
  return choice.state === undefined ? upTo : upTo.where('read_at', choice.state === 'read' ? 'is not' : 'is', null);
}

export async function insertLetters(trx: Transaction<Database>, letters: readonly Insertable<Database['letter']>[]): Promise<void> {
  await trx
    .insertInto('letter')
    .values([...letters])
    .execute();
}

/** By member, without members who have read everything. */
export async function countUnread(
  db: GatewayDatabase,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('letter')
    .select(['member_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', [...memberIds])
    .where('read_at', 'is', null)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, count }) => [member_id, Number(count)]));
}
