import type { Payments, ProvidedMethod } from '#ports/payments/payments.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';

export interface OfferedMethod extends ProvidedMethod {
  /** The provider's name and its code for the method. */
  readonly id: string;
}

/** Deposit methods that the merchant's law allows, in the providers' order. */
export async function listDepositMethods(payments: Payments, merchant: Merchant): Promise<OfferedMethod[]> {
  return offered(merchant, await payments.listMethods(merchant));
}

function offered(merchant: Merchant, methods: readonly ProvidedMethod[]): OfferedMethod[] {
  const law = allowancesOf(merchant.profile);
  return methods
    .filter(({ method }) => method.direction === 'in' && method.unit === merchant.currency && law.pays(method.kind))
    .map(({ provider, method }) => ({ id: `${provider}.${method.code}`, provider, method }));
}

/** Asks the method's provider. @throws AppError NOT_AVAILABLE for an unknown method, LIMIT_EXCEEDED at `/amount` for a bad amount */
export async function requireMethod(payments: Payments, merchant: Merchant, id: string, amount: number): Promise<OfferedMethod> {
  const [provider = ''] = id.split('.');
  const wanted = offered(merchant, await payments.listMethodsOf(provider, merchant)).find((one) => one.id === id);
  if (wanted === undefined) throw new AppError('NOT_AVAILABLE');
  const { minimum, maximum } = wanted.method;
  const rule = amount < minimum ? 'minimum' : amount > maximum ? 'maximum' : null;
  if (rule !== null) throw new AppError('LIMIT_EXCEEDED', { fields: { '/amount': rule } });
  return wanted;
}
