import type { RegisterRule } from '@livery/contract/control/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';

/** False if the merchant has no such field. */
export async function updateRule(trx: Transaction<Database>, merchantId: number, rule: RegisterRule): Promise<boolean> {
  const { field, enabled, required, acceptedPattern, patternId, minLength, maxLength } = rule;
  const { numUpdatedRows } = await trx
    .updateTable('register_rule')
    .set({
      enabled,
      required,
      accepted_pattern: acceptedPattern,
      pattern_id: patternId,
      min_length: minLength,
      max_length: maxLength,
    })
    .where('merchant_id', '=', merchantId)
    .where('field', '=', field)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateOrder(trx: Transaction<Database>, merchantId: number, fields: readonly string[]): Promise<void> {
  for (const [position, field] of fields.entries())
    await trx.updateTable('register_rule').set({ position }).where('merchant_id', '=', merchantId).where('field', '=', field).execute();
}
