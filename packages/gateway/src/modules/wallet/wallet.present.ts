import { currencies } from '@livery/contract/money';
import type { Balance } from '@livery/contract/shapes';
import type { Merchant } from '../../server/context.ts';

export function presentBalance(balance: number, { currency }: Merchant, asOf: Date): Balance {
  return { balance, currency, currencySymbol: currencies[currency].symbol, asOf: asOf.toISOString() };
}
