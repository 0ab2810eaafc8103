import { currencies } from '@livery/contract/money';
import { useBrand } from '#shared/pages/brand.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';

/** The member's currency, with symbol and minor digits. */
export function useCurrency(): { code: string; symbol: string; digits: number } {
  const { format } = useBrand();
  const code = useAppSelector(selectAccount)?.currency ?? format.currency;
  const known: Readonly<Record<string, { symbol: string; digits: number }>> = currencies;
  return { code, ...(known[code] ?? { symbol: code, digits: 2 }) };
}
