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
import type { PayoutWay } from './payout-method.ts';
import { findDestination, lockWithdrawal, type StoredWithdrawal } from '../withdrawals/withdrawals.repo.ts';

/** What a provider knows a payout by. */
export function referenceOf(payoutId: string): string {
  return `w-${payoutId}`;
}

/** Has an approved withdrawal paid, which the caller has locked: the order stands before the provider is asked, and the job asks it. */
export async function orderPayout(
  jobs: JobQueue,
  trx: Transaction<Database>,
  { merchant_id, id: withdrawal_id, unit, amount, fee }: StoredWithdrawal,
  { provider, method }: PayoutWay,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await insertPayout(trx, { merchant_id, id, withdrawal_id, provider, method, unit, amount: amount - fee, ordered_at: now });
  await jobs.enqueue(trx, requestPayout, { payoutId: id }, { merchantId: merchant_id });
}

/**
 * Asks the provider for a payout that it has not taken yet, again and again under the same reference, so that no doubt about an answer
 * pays twice.
 */
export const requestPayout = defineJob({
  name: 'withdrawal.payout',
  payload: Type.Object({ payoutId: Type.String() }),
  // An hour: money that is on its way is asked after soon, whoever was killed with it.
  retry: { limit: 60, delay: 2, longest: 60 },
  heartbeat: 10,
  run: async ({ payload: { payoutId }, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A withdrawal belongs to a merchant');
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

/** Counts before it asks: whoever is killed in between has asked. Null where the provider is not to be asked. */
async function noteAsking({ tenants }: Platform, merchant: Merchant, payoutId: string): Promise<StoredPayout | null> {
  return tenants.transaction(merchant.id, async (trx) => {
    const payout = await lockPayout(trx, merchant, payoutId);
    if (payout?.state !== 'ordered' || payout.provider_reference !== null) return null;
    await updatePayout(trx, payout, { asks: payout.asks + 1 });
    return payout;
  });
}

/** Null when the provider does not take it. */
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

/** A provider that refuses what it may have taken before, unheard, is asked about by somebody: it may be paying. */
function refusalOf({ asks, provider }: StoredPayout, now: Date): Parameters<typeof updatePayout>[2] {
  if (asks > 0) return { state: 'review' };
  return { state: 'failed', settled_at: now, settled_by: `provider:${provider}` };
}

/** Waits for whoever else is about to change it: all do so with the withdrawal's row. */
async function lockPayout(trx: Transaction<Database>, merchant: Merchant, payoutId: string): Promise<StoredPayout | null> {
  const found = await findPayout(trx, merchant.id, payoutId);
  if (found === undefined) return null;
  await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId: found.withdrawal_id });
  return (await findPayout(trx, merchant.id, payoutId)) ?? null;
}
