import type { GatewayDatabase } from '../../database/schema.ts';

/** Whether a flag of the merchant's whitelabel tree is on; one that it does not have is off. */
export async function isFlagOn(db: GatewayDatabase, merchantId: number, modId: string): Promise<boolean> {
  const flag = await db
    .selectFrom('feature_node')
    .select('enabled')
    .where('merchant_id', '=', merchantId)
    .where('mod_id', '=', modId)
    .executeTakeFirst();
  return flag?.enabled === true;
}
