import type { GatewayDatabase } from '#database/schema.ts';
import './help.schema.ts';

export async function listArticles(db: GatewayDatabase, merchantId: number) {
  return db.selectFrom('help_article').selectAll().where('merchant_id', '=', merchantId).orderBy('position').execute();
}

export async function findRepresentative(db: GatewayDatabase, merchantId: number, contact: string) {
  const row = await db
    .selectFrom('representative')
    .select(['channel', 'name'])
    .where('merchant_id', '=', merchantId)
    .where('contact', '=', contact)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertFeedback(
  db: GatewayDatabase,
  feedback: { readonly merchant_id: number; readonly content: string; readonly contact: string | null; readonly sent_at: Date },
): Promise<number> {
  const { id } = await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Latest first. */
export async function listFeedback(db: GatewayDatabase, merchantId: number, limit: number) {
  return db
    .selectFrom('feedback')
    .select(['id', 'content', 'contact', 'sent_at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
