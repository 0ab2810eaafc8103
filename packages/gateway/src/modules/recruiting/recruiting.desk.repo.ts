import type { GatewayDatabase } from '#database/schema.ts';

export async function findAgent(db: GatewayDatabase, merchantId: number, account: string) {
  const agent = await db
    .selectFrom('member')
    .leftJoin('member as upline', (join) =>
      join.onRef('upline.merchant_id', '=', 'member.merchant_id').onRef('upline.id', '=', 'member.parent_id'),
    )
    .select(['member.id', 'member.type', 'member.parent_id', 'upline.username as upline'])
    .where('member.merchant_id', '=', merchantId)
    .where('member.username', '=', account)
    .executeTakeFirst();
  return agent ?? null;
}
