import type { MinorUnits } from '@livery/contract/money';
import { symbolOf, useMoney } from './use-money.ts';

/** Formats an amount with its sign for sentences, "R$ 1,204.50". Play money uses its code as the sign. */
export function useMoneyText(): (amount: MinorUnits, currency: string) => string {
  const money = useMoney();
  return (amount, currency) => `${symbolOf(currency)}\u00A0${money(amount, currency)}`;
}
