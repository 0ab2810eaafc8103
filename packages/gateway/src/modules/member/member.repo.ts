import type { GatewayDatabase } from '../../database/schema.ts';

export async function findMember(db: GatewayDatabase, merchantId: number, username: string): Promise<{ id: number; type: number } | null> {
  const member = await db
    .selectFrom('member')
    .select(['id', 'type'])
    .where('merchant_id', '=', merchantId)
    .where('username', '=', username)
    .executeTakeFirst();
  return member ?? null;
}
