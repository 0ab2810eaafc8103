import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './chat.schema.ts';

const columns = ['id', 'model_id', 'language', 'opened_at', 'spoken_at', 'messages', 'read_by_desk', 'ended_at'] as const;

export async function insertChat(
  db: GatewayDatabase,
  chat: {
    readonly merchant_id: number;
    readonly token_hash: Buffer;
    readonly model_id: string;
    readonly language: string;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...columnsOfChat } = chat;
  await db
    .insertInto('chat')
    .values({ ...columnsOfChat, opened_at: now, spoken_at: now })
    .execute();
}

/** Null for a token without a chat. */
export async function findChat(db: GatewayDatabase, merchantId: number, tokenHash: Buffer) {
  const row = await db
    .selectFrom('chat')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the row, so that messages are numbered in order. Null if the chat does not exist. */
export async function lockChat(trx: Transaction<Database>, merchantId: number, id: number) {
  const row = await trx
    .selectFrom('chat')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findMessageByKey(db: GatewayDatabase, chatId: number, key: string) {
  return db.selectFrom('chat_message').selectAll().where('chat_id', '=', chatId).where('key', '=', key).executeTakeFirst();
}

export async function insertMessage(
  trx: Transaction<Database>,
  message: {
    readonly merchant_id: number;
    readonly chat_id: number;
    readonly number: number;
    readonly sender: 'visitor' | 'desk';
    readonly content: string;
    readonly key: string | null;
    readonly sent_at: Date;
  },
) {
  await trx.insertInto('chat_message').values(message).execute();
  await trx
    .updateTable('chat')
    .set({
      messages: message.number,
      spoken_at: message.sent_at,
      ...(message.sender === 'desk' ? { read_by_desk: message.number } : {}),
    })
    .where('id', '=', message.chat_id)
    .execute();
}

export async function listMessages(db: GatewayDatabase, chatId: number, after: number) {
  return db
    .selectFrom('chat_message')
    .select(['number', 'sender', 'content', 'key', 'sent_at'])
    .where('chat_id', '=', chatId)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
}

/** Those that wait for the desk first, then the latest. */
export async function listChats(db: GatewayDatabase, merchantId: number, limit: number) {
  return db
    .selectFrom('chat')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('messages', '>', 0)
    .orderBy(({ eb, and, ref }) => and([eb('ended_at', 'is', null), eb('messages', '>', ref('read_by_desk'))]), 'desc')
    .orderBy('spoken_at', 'desc')
    .limit(limit)
    .execute();
}

export async function noteRead(db: GatewayDatabase, chatId: number, number: number): Promise<void> {
  await db.updateTable('chat').set({ read_by_desk: number }).where('id', '=', chatId).where('read_by_desk', '<', number).execute();
}

export async function noteEnd(db: GatewayDatabase, chatId: number, now: Date): Promise<void> {
  await db.updateTable('chat').set({ ended_at: now }).where('id', '=', chatId).where('ended_at', 'is', null).execute();
}

export async function deleteChatsBefore(db: GatewayDatabase, merchantId: number, before: Date): Promise<void> {
  await db.deleteFrom('chat').where('merchant_id', '=', merchantId).where('spoken_at', '<', before).execute();
}
