import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './chat.schema.ts';

type Sender = 'visitor' | 'desk';

/** A picture's place in a message. */
export interface Place {
  readonly merchantId: number;
  readonly chatId: number;
  readonly sender: Sender;
  readonly key: string;
  readonly place: number;
}

/** Always returns the same row for the same place. */
export async function reservePicture(db: GatewayDatabase, { merchantId, chatId, ...place }: Place, now: Date) {
  const row = { merchant_id: merchantId, chat_id: chatId, ...place, asked_at: now };
  return db
    .insertInto('chat_picture')
    .values(row)
    .onConflict((conflict) => conflict.columns(['chat_id', 'sender', 'key', 'place']).doUpdateSet({ asked_at: now }))
    .returning(['id', 'file'])
    .executeTakeFirstOrThrow();
}

/** A recently reserved slot with its chat’s end, or null. */
export async function findAskedSince(
  db: GatewayDatabase,
  merchantId: number,
  id: string,
  since: Date,
): Promise<{ file: string | null; ended_at: Date | null } | null> {
  const row = await db
    .selectFrom('chat_picture')
    .innerJoin('chat', 'chat.id', 'chat_picture.chat_id')
    .select(['file', 'ended_at'])
    .where('chat_picture.merchant_id', '=', merchantId)
    .where('chat_picture.id', '=', id)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the row, so that only one file is stored. Null for an unknown number. */
export async function lockPicture(trx: Transaction<Database>, merchantId: number, id: string) {
  const row = await trx
    .selectFrom('chat_picture')
    .select(['chat_id', 'file', 'asked_at'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function fillPicture(trx: Transaction<Database>, merchantId: number, id: string, file: string): Promise<void> {
  await trx.updateTable('chat_picture').set({ file }).where('merchant_id', '=', merchantId).where('id', '=', id).execute();
}

/** The file of a picture in the chat. Null for any other. */
export async function findPicture(db: GatewayDatabase, chatId: number, id: string): Promise<string | null> {
  const row = await db.selectFrom('chat_picture').select('file').where('chat_id', '=', chatId).where('id', '=', id).executeTakeFirst();
  return row?.file ?? null;
}

/** The uploaded pictures in order of their places, by sender. */
export async function listPictures(db: GatewayDatabase, chatId: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('chat_picture')
    .select(['id', 'sender', 'key'])
    .where('chat_id', '=', chatId)
    .where('file', 'is not', null)
    .orderBy('place')
    .execute();
  const pictures = new Map<string, string[]>();
  for (const { id, sender, key } of rows) pictures.set(ownerOf(sender, key), [...(pictures.get(ownerOf(sender, key)) ?? []), id]);
  return pictures;
}

/** The key of a sender's pictures in {@link listPictures}. */
export function ownerOf(sender: Sender, key: string): string {
  return `${sender} ${key}`;
}

/** Deletes the pictures of chats without a message since an instant, and returns their files. */
export async function deletePicturesBefore(trx: Transaction<Database>, merchantId: number, before: Date): Promise<string[]> {
  return filesOf(
    await trx
      .deleteFrom('chat_picture')
      .where('merchant_id', '=', merchantId)
      .where('chat_id', 'in', ({ selectFrom }) =>
        selectFrom('chat').select('chat.id').where('chat.merchant_id', '=', merchantId).where('chat.spoken_at', '<', before),
      )
      .returning('file')
      .execute(),
  );
}

/** The same for pictures without a message. */
export async function deleteLoosePictures(trx: Transaction<Database>, merchantId: number, before: Date): Promise<string[]> {
  return filesOf(
    await trx
      .deleteFrom('chat_picture')
      .where('merchant_id', '=', merchantId)
      .where('sender', '=', 'visitor')
      .where('asked_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chat_message')
              .select('chat_message.number')
              .whereRef('chat_message.chat_id', '=', 'chat_picture.chat_id')
              .whereRef('chat_message.key', '=', 'chat_picture.key'),
          ),
        ),
      )
      .returning('file')
      .execute(),
  );
}

function filesOf(rows: readonly { readonly file: string | null }[]): string[] {
  return rows.flatMap(({ file }) => file ?? []);
}
