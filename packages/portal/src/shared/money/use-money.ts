import { currencies, formatAmount, formatAmountFor, type Currency, type MinorUnits } from '@livery/contract/money';
import type { PublicBrand } from '@livery/brand/public-brand';
import { useAppSelector } from '../store/app-hooks.ts';
import { selectLanguage } from '../facts/preferences.slice.ts';
import { useBrand } from '../pages/brand.tsx';
import { regionalLanguage } from '@livery/contract/regional-language';

/** Formats amounts in the brand's way: as specified, or in the interface language's format (readings 37). */
export function useMoney(): (amount: MinorUnits, currency: string) => string {
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  return (amount, currency) => writeAmount(amount, currency, format.amounts, language);
}

export function writeAmount(amount: MinorUnits, currency: string, format: PublicBrand['format']['amounts'], language: string): string {
  const known: Currency = isCurrency(currency) ? currency : 'BRL';
  return format === 'locale' ? formatAmountFor(regionalLanguage(language), amount, known) : formatAmount(amount, known);
}

/** The prefix of an amount: the currency's sign, or its code if it has none. */
export function symbolOf(currency: string): string {
  return isCurrency(currency) ? currencies[currency].symbol : currency;
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}
