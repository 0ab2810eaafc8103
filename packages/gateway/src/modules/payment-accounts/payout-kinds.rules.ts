import { allowancesOf, type PaymentKind } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { PayoutKind } from './payment-accounts.schema.ts';

/** The kinds of payout methods, as laws and providers name them. */
export const kindInLaw: Readonly<Record<PayoutKind, PaymentKind>> = { pix: 'pix', bank: 'bankTransfer', wallet: 'eWallet' };

/** The payout kinds of a merchant. PIX needs reais, and the law may exclude others. */
export function payoutKindsOf({ currency, profile }: Pick<Merchant, 'currency' | 'profile'>): PayoutKind[] {
  const { pays } = allowancesOf(profile);
  return (['pix', 'bank', 'wallet'] as const).filter((kind) => pays(kindInLaw[kind]) && (kind !== 'pix' || currency === 'BRL'));
}
