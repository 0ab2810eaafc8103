import type { Platform } from '#base/platform.ts';
import type { NoticeTaker } from '#ports/payments/notice-taker.ts';
import type { Webhook } from '#ports/payments/payment-provider.ts';
import { takeDepositNotice } from '../deposits/take-deposit-notice.action.ts';
import { takePayoutNotice } from '../payouts/take-payout-notice.action.ts';

interface Told {
  readonly merchantId: number;
  readonly provider: string;
  readonly webhook: Webhook;
}

/** The handlers of notices, by the prefix of the reference. */
const takers: readonly NoticeTaker[] = [takeDepositNotice, takePayoutNotice];

/**
 * Handles a provider's notice, once. False if no deposit or payout has its reference.
 *
 * @throws AppError FORBIDDEN, INVALID_REQUEST, NOT_AVAILABLE
 */
export async function takeNotice({ tenants, payments, jobs, clock }: Platform, told: Told): Promise<boolean> {
  const { merchantId, provider } = told;
  const now = clock.now();
  return tenants.transaction(merchantId, async (trx) => {
    const notice = await payments.takeWebhook(trx, told, now);
    // Accepted before, so it has already been applied.
    if (notice === null) return true;
    for (const take of takers) if (await take({ trx, jobs, merchantId, provider, notice, now })) return true;
    return false;
  });
}
