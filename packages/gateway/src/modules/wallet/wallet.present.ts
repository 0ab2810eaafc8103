import { currencies } from '@livery/contract/money';
import type { Balance } from '@livery/contract/shapes';

/** Play money has no sign of a currency: nobody shall take it for one. */
export function presentBalance(balance: number, unit: string, asOf: Date): Balance {
  const currencySymbol = Object.hasOwn(currencies, unit) ? currencies[unit as keyof typeof currencies].symbol : unit;
  return { balance, currency: unit, currencySymbol, asOf: asOf.toISOString() };
}
