import { currencies } from '@livery/contract/money';
import type { Seeding } from '#http/module.ts';
import { payoutKindsOf } from '../payment-accounts/payout-kinds.rules.ts';
import type { PayoutKind } from '../payment-accounts/payment-accounts.schema.ts';
import { addMethod } from './withdrawals.repo.ts';

/** In whole units of a currency with cents, including `feeFixed`. */
const methods: Readonly<Record<PayoutKind, { minimum: number; maximum: number; feeFixed: number; feeRate: number; minutes: number }>> = {
  pix: { minimum: 20, maximum: 50_000, feeFixed: 0, feeRate: 0, minutes: 10 },
  bank: { minimum: 50, maximum: 100_000, feeFixed: 5, feeRate: 0, minutes: 24 * 60 },
  wallet: { minimum: 50, maximum: 50_000, feeFixed: 1, feeRate: 10_000, minutes: 60 },
};

/** The value of one of these units in a currency without cents. */
const withoutCents = 100;

/** Minutes after which a payment counts as received (readings 34). */
const receiptMinutes = 30;

/** Initial limits and fees. A merchant's own are kept. */
export async function seedMethods({ trx, merchant }: Seeding): Promise<void> {
  const { digits } = currencies[merchant.currency];
  const scale = digits === 0 ? withoutCents : 10 ** digits;
  for (const kind of payoutKindsOf(merchant)) {
    const { minimum, maximum, feeFixed, feeRate, minutes } = methods[kind];
    await addMethod(trx, {
      merchant_id: merchant.id,
      kind,
      minimum: minimum * scale,
      maximum: maximum * scale,
      fee_fixed: feeFixed * scale,
      fee_rate: feeRate,
      expected_minutes: minutes,
      receipt_minutes: receiptMinutes,
    });
  }
}
