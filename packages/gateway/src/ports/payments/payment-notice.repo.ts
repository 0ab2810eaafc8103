import type { GatewayDatabase } from '#database/schema.ts';
import '../ports.schema.ts';
import type { PaymentNotice } from './payment-provider.ts';

/**
 * Whether the event is new, which only one of several racers is told. It stays new if the caller's transaction is
 * rolled back.
 */
export async function takeNotice(
  trx: GatewayDatabase,
  { merchantId, provider, notice }: { readonly merchantId: number; readonly provider: string; readonly notice: PaymentNotice },
  now: Date,
): Promise<boolean> {
  const { eventId, ...told } = notice;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_notice')
    .values({ merchant_id: merchantId, provider, event_id: eventId, ...told, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
