import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import { PaymentRefused, type CreatedPayment } from '#ports/payments/payment-provider.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { tellOfDeposit } from './deposit-news.action.ts';
import { endWaiting, findDeposit, notePayment, type DepositRow } from './deposits.repo.ts';
import { expireDeposit } from './expire-deposit.job.ts';

const day = 24 * 3_600_000;
/** For a provider that does not say how long it waits. */
const longestWait = 7 * day;

/** The provider's reference of a deposit. */
export function referenceOf(depositId: string): string {
  return `d-${depositId}`;
}

/** Requests a deposit's payment from the provider. A second request returns the same payment. */
export async function askProvider(platform: Platform, merchant: Merchant, depositId: string): Promise<void> {
  const deposit = await findDeposit(platform.tenants.of(merchant.id), merchant.id, depositId);
  if (deposit === undefined || deposit.provider_reference !== null || !['created', 'pending'].includes(deposit.state)) return;
  const created = await createPayment(platform, merchant, deposit);
  const now = platform.clock.now();
  await platform.tenants.transaction(merchant.id, async (trx) => {
    if (created === null) {
      const ended = await endWaiting(trx, { merchantId: merchant.id, id: depositId, state: 'failed', now });
      if (ended !== undefined) await tellOfDeposit(trx, ended, now);
      return;
    }
    // The provider uses the machine's clock, which the gateway's may be ahead of.
    const expiresAt = new Date(
      created.expiresAt === null ? now.getTime() + longestWait : created.expiresAt.getTime() + platform.clock.ahead,
    );
    const noted = await notePayment(trx, deposit, created, expiresAt);
    if (noted === undefined) return;
    await tellOfDeposit(trx, noted, now);
    await platform.jobs.enqueue(trx, expireDeposit, { depositId }, { merchantId: merchant.id, at: expiresAt });
  });
}

/** Null if the provider refuses it. */
async function createPayment(platform: Platform, merchant: Merchant, deposit: DepositRow): Promise<CreatedPayment | null> {
  const { id, provider, method, amount, unit, return_to: returnTo } = deposit;
  const order = { merchant, reference: referenceOf(id), method, direction: 'in', amount, unit, destination: null, returnTo } as const;
  return platform.payments.createPayment(provider, order).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });
}

/** For a request that was killed, or that the provider did not answer. */
export const requestPayment = defineJob({
  name: 'deposit.request',
  payload: Type.Object({ depositId: Type.String() }),
  // An hour, so that money on its way is checked soon even if a gateway was killed with it.
  retry: { limit: 60, delay: 2, longest: 60 },
  heartbeat: 10,
  run: async ({ payload, merchant, platform }) => {
    if (merchant !== null) await askProvider(platform, merchant, payload.depositId);
  },
});
