import type { GatewayDatabase } from '#database/schema.ts';

/** Which of the flags are on. A flag that the merchant does not have is off. */
export async function listEnabledFlags(db: GatewayDatabase, merchantId: number, modIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('feature_node')
    .select('mod_id')
    .where('merchant_id', '=', merchantId)
    .where('mod_id', 'in', modIds)
    .where('enabled', '=', true)
    .execute();
  return new Set(rows.map(({ mod_id }) => mod_id));
}

/** Whether a flag of the merchant's whitelabel tree is on. A flag that it does not have is off. */
export async function isFlagOn(db: GatewayDatabase, merchantId: number, modId: string): Promise<boolean> {
  return (await listEnabledFlags(db, merchantId, [modId])).has(modId);
}
