import { useTranslation } from 'react-i18next';
import { currencies, type Currency } from '@livery/contract/money';
import type { Prize } from '@livery/contract/shapes';
import { useBrand } from '#shared/parts/brand.tsx';
import { regionalLanguage } from '#shared/parts/regional-language.ts';
import { useMoney } from '#shared/parts/use-money.ts';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { selectLanguage } from '#shared/state/preferences.slice.ts';
import { selectAccount } from '#shared/state/viewer.slice.ts';

/** Writes minor units of what the member plays in, with their symbol. */
export function useAmountText(): (amount: number) => string {
  const money = useMoney();
  const currency = useAppSelector(selectAccount)?.currency ?? 'BRL';
  const symbol = Object.hasOwn(currencies, currency) ? currencies[currency as Currency].symbol : currency;
  return (amount) => `${symbol} ${money(amount, currency)}`;
}

/** What a prize is, in a few words: an amount, or tickets of something. */
export function usePrizeText(): (prize: Prize) => string {
  const { t } = useTranslation('rewards');
  const amountText = useAmountText();
  return ({ kind, amount, ticketOf }) => (kind === 'tickets' ? t(`tickets.${ticketOf ?? 'wheel'}`, { count: amount }) : amountText(amount));
}

/** Writes an ISO instant as the reader does, in the brand's time zone. */
export function useInstantText(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const writer = new Intl.DateTimeFormat(regionalLanguage(language), { ...options, timeZone: format.timeZone });
  return (iso) => writer.format(new Date(iso));
}
