import { keyset, readPage } from '#lists/keyset.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Channel, NewMessage, OutgoingMessage } from './message.ts';
import '../ports.schema.ts';

export async function insertMessage(trx: GatewayDatabase, message: NewMessage, now: Date): Promise<number> {
  const { merchantId, channel, receiver, subject, content, html = null } = message;
  const { id } = await trx
    .insertInto('message')
    .values({ merchant_id: merchantId, channel, receiver, subject, content, html, created_at: now, delivered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Null once it is delivered. */
export async function findWaitingMessage(db: GatewayDatabase, merchantId: number, id: number): Promise<OutgoingMessage | null> {
  const row = await db
    .selectFrom('message')
    .select(['channel', 'receiver', 'subject', 'content', 'html'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { merchantId, id, ...row };
}

export async function markDelivered(db: GatewayDatabase, { merchantId, id }: OutgoingMessage, now: Date): Promise<void> {
  await db.updateTable('message').set({ delivered_at: now }).where('merchant_id', '=', merchantId).where('id', '=', id).execute();
}

export async function deleteMessage(db: GatewayDatabase, { merchantId, id }: OutgoingMessage): Promise<void> {
  await db.deleteFrom('message').where('merchant_id', '=', merchantId).where('id', '=', id).execute();
}

export async function deleteMessagesBefore(db: GatewayDatabase, before: Date): Promise<void> {
  await db.deleteFrom('message').where('created_at', '<', before).execute();
}

export async function emptyInbox(db: GatewayDatabase, merchantId: number): Promise<void> {
  await db.deleteFrom('message').where('merchant_id', '=', merchantId).execute();
}

export interface InboxMessage {
  readonly id: number;
  readonly channel: Channel;
  readonly receiver: string;
  readonly subject: string;
  readonly content: string;
  readonly html: string | null;
  readonly delivered_at: Date | null;
}

const newestFirst = keyset('inbox', 'desc', { id: 'integer' });

/** Undelivered development messages of a merchant's members, newest first, optionally of one receiver. */
export async function listInbox(
  db: GatewayDatabase,
  merchantId: number,
  { receiver, ...page }: { readonly receiver?: string; readonly after?: string; readonly limit: number },
): Promise<{ items: InboxMessage[]; next: string | null }> {
  const delivered = db
    .selectFrom('message')
    .select(['id', 'channel', 'receiver', 'subject', 'content', 'html', 'delivered_at'])
    .where('merchant_id', '=', merchantId)
    .where('delivered_at', 'is not', null);
  return readPage(receiver === undefined ? delivered : delivered.where('receiver', '=', receiver), newestFirst, page);
}
