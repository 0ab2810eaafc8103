import type { Payments } from '#ports/payments/payments.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { PayoutKind } from '../payment-accounts/payment-accounts.schema.ts';
import { kindInLaw } from '../payment-accounts/payout-kinds.ts';

/** A provider that pays a withdrawal, and its code for the method. */
export interface PayoutWay {
  readonly provider: string;
  readonly method: string;
}

export interface Payable {
  readonly kind: PayoutKind;
  readonly unit: string;
  /** Minor units that arrive. */
  readonly amount: number;
}

/** The first provider that pays out so much that way, as far as the merchant's law lets it; null where none does. */
export type WayFinder = (payable: Payable) => PayoutWay | null;

/** Asks the providers once for all that is to be paid. */
export async function findWays(payments: Payments, merchant: Merchant): Promise<WayFinder> {
  const { pays } = allowancesOf(merchant.profile);
  const offers = (await payments.listMethods(merchant)).filter(({ method }) => method.direction === 'out' && pays(method.kind));
  return ({ kind, unit, amount }) => {
    const offer = offers.find(
      ({ method }) => method.kind === kindInLaw[kind] && method.unit === unit && method.minimum <= amount && amount <= method.maximum,
    );
    return offer === undefined ? null : { provider: offer.provider, method: offer.method.code };
  };
}
