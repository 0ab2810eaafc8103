import type { MinorUnits } from '@livery/contract/money';
import { symbolOf, useMoney } from './use-money.ts';

/** Writes an amount with its sign, "R$ 1,204.50", for sentences; play money has its code for a sign. */
export function useMoneyText(): (amount: MinorUnits, currency: string) => string {
  const money = useMoney();
  return (amount, currency) => `${symbolOf(currency)}\u00A0${money(amount, currency)}`;
}
