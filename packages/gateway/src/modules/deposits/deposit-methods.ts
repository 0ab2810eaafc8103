import type { PaymentMethod } from '../../ports/payments/payment-provider.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import { AppError } from '../../server/app-error.ts';
import { allowancesOf } from '../../server/compliance.ts';
import type { Merchant } from '../../server/context.ts';

export interface OfferedMethod {
  /** The provider's name and its code for the method. */
  readonly id: string;
  readonly provider: string;
  readonly method: PaymentMethod;
}

/** What a merchant's members can pay in by, as far as its law lets them, in the order of the providers. */
export async function listDepositMethods(payments: Payments, merchant: Merchant): Promise<OfferedMethod[]> {
  const law = allowancesOf(merchant.profile);
  const offers = await payments.listMethods(merchant);
  return offers
    .filter(({ method }) => method.direction === 'in' && method.unit === merchant.currency && law.pays(method.kind))
    .map(({ provider, method }) => ({ id: `${provider}.${method.code}`, provider, method }));
}

/** @throws AppError NOT_AVAILABLE for a method that is not offered, LIMIT_EXCEEDED at `/amount` for one that it does not take */
export async function requireMethod(payments: Payments, merchant: Merchant, id: string, amount: number): Promise<OfferedMethod> {
  const offered = (await listDepositMethods(payments, merchant)).find((one) => one.id === id);
  if (offered === undefined) throw new AppError('NOT_AVAILABLE');
  const { minimum, maximum } = offered.method;
  const rule = amount < minimum ? 'minimum' : amount > maximum ? 'maximum' : null;
  if (rule !== null) throw new AppError('LIMIT_EXCEEDED', { fields: { '/amount': rule } });
  return offered;
}
