import type { Payments } from '#ports/payments/payments.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { PayoutKind } from '../payment-accounts/payment-accounts.schema.ts';
import { kindInLaw } from '../payment-accounts/payout-kinds.rules.ts';

/** A provider that pays a withdrawal, and its code for the method. */
export interface PayoutMethod {
  readonly provider: string;
  readonly method: string;
}

export interface Payable {
  readonly kind: PayoutKind;
  readonly unit: string;
  /** The amount that arrives, in minor units. */
  readonly amount: number;
}

/** The first provider that pays this amount to this account, if the merchant's law allows it. Null if none does. */
export type MethodFinder = (payable: Payable) => PayoutMethod | null;

/** Asks the providers once for any number of withdrawals. */
export async function findMethods(payments: Payments, merchant: Merchant): Promise<MethodFinder> {
  const { pays } = allowancesOf(merchant.profile);
  const offers = (await payments.listMethods(merchant)).filter(({ method }) => method.direction === 'out' && pays(method.kind));
  return ({ kind, unit, amount }) => {
    const offer = offers.find(
      ({ method }) => method.kind === kindInLaw[kind] && method.unit === unit && method.minimum <= amount && amount <= method.maximum,
    );
    return offer === undefined ? null : { provider: offer.provider, method: offer.method.code };
  };
}
