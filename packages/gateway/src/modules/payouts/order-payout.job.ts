import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import Type from 'typebox';
import type { Database } from '#database/schema.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { defineJob } from '#jobs/job.ts';
import { PaymentRefused, type CreatedPayment } from '#ports/payments/payment-provider.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { findPayout, insertPayout, updatePayout, type StoredPayout } from './payouts.repo.ts';
import type { PayoutMethod } from './payout-method.service.ts';
import { findDestination, lockWithdrawal, type StoredWithdrawal } from '../withdrawals/withdrawals.repo.ts';

/** Our reference of a payout at its provider. */
export function referenceOf(payoutId: string): string {
  return `w-${payoutId}`;
}

/** Orders the payout of an approved, locked withdrawal. The order is stored first, then the job asks the provider. */
export async function orderPayout(
  jobs: JobQueue,
  trx: Transaction<Database>,
  { merchant_id, id: withdrawal_id, unit, amount, fee }: StoredWithdrawal,
  { provider, method }: PayoutMethod,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await insertPayout(trx, { merchant_id, id, withdrawal_id, provider, method, unit, amount: amount - fee, ordered_at: now });
  await jobs.enqueue(trx, requestPayout, { payoutId: id }, { merchantId: merchant_id });
}

/**
 * Asks the provider for a payout that it has not accepted yet. Every attempt has the same reference, so a lost answer
 * pays nothing twice.
 */
export const requestPayout = defineJob({
  name: 'payout.request',
  payload: Type.Object({ payoutId: Type.String() }),
  // An hour of attempts with a short heartbeat, so that another gateway continues soon after one is killed.
  retry: { limit: 60, delay: 2, longest: 60 },
  heartbeat: 10,
  run: async ({ payload: { payoutId }, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A payout belongs to a merchant');
    const payout = await noteAsking(platform, merchant, payoutId);
    if (payout === null) return;
    const created = await createPayment(platform, merchant, payout);
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const standing = await lockPayout(trx, merchant, payoutId);
      if (standing === null) return;
      if (created !== null) await updatePayout(trx, standing, { provider_reference: created.providerReference });
      else if (standing.state === 'ordered') await updatePayout(trx, standing, refusalOf(payout, now));
    });
  },
});

/** Counts the attempt first, so that a killed one counts too. Null if the provider must not be asked. */
async function noteAsking({ tenants }: Platform, merchant: Merchant, payoutId: string): Promise<StoredPayout | null> {
  return tenants.transaction(merchant.id, async (trx) => {
    const payout = await lockPayout(trx, merchant, payoutId);
    if (payout?.state !== 'ordered' || payout.provider_reference !== null) return null;
    await updatePayout(trx, payout, { asks: payout.asks + 1 });
    return payout;
  });
}

/** Null if the provider refuses it. */
async function createPayment({ payments, tenants }: Platform, merchant: Merchant, payout: StoredPayout): Promise<CreatedPayment | null> {
  const { id, withdrawal_id: withdrawalId, provider, method, amount, unit } = payout;
  const { institution, branch, number, holder, pix_key_kind } = await findDestination(tenants.of(merchant.id), {
    merchantId: merchant.id,
    withdrawalId,
  });
  const told = { key: pix_key_kind === null ? '' : number, keyKind: pix_key_kind ?? '', institution, branch, holder };
  const all = pix_key_kind === null ? { ...told, number } : told;
  const destination = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const order = { merchant, reference: referenceOf(id), method, direction: 'out', amount, unit, destination, returnTo: null } as const;
  return payments.createPayment(provider, order).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });
}

/** A refusal of a second attempt waits for the desk: the provider may have accepted the first, and its answer was lost. */
function refusalOf({ asks, provider }: StoredPayout, now: Date): Parameters<typeof updatePayout>[2] {
  if (asks > 0) return { state: 'review' };
  return { state: 'failed', settled_at: now, settled_by: `provider:${provider}` };
}

/** Locks a payout through its withdrawal's row, as every change to it does. */
async function lockPayout(trx: Transaction<Database>, merchant: Merchant, payoutId: string): Promise<StoredPayout | null> {
  const found = await findPayout(trx, merchant.id, payoutId);
  if (found === undefined) return null;
  await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId: found.withdrawal_id });
  return (await findPayout(trx, merchant.id, payoutId)) ?? null;
}
