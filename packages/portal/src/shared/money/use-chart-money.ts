import { regionalLanguage } from '@livery/contract/regional-language';
import type { MinorUnits } from '@livery/contract/money';
import { selectLanguage } from '../facts/preferences.slice.ts';
import { useAppSelector } from '../store/app-hooks.ts';
import { useCurrency } from './use-currency.ts';
import { useMoney } from './use-money.ts';

/** Amounts in charts: values in full, the scale in short form. */
export function useChartMoney() {
  const money = useMoney();
  const language = useAppSelector(selectLanguage);
  const { code, symbol, digits } = useCurrency();
  const short = new Intl.NumberFormat(regionalLanguage(language), { notation: 'compact', maximumFractionDigits: 1 });
  const write = (amount: MinorUnits) => money(amount, code);
  return {
    symbol,
    write,
    writeSigned: (amount: MinorUnits) => `${amount > 0 ? '+' : ''}${write(amount)}`,
    writeTick: (amount: MinorUnits) => short.format(amount / 10 ** digits),
  };
}
