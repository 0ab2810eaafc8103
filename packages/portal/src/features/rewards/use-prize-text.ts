import { useTranslation } from 'react-i18next';
import type { Prize } from '@livery/contract/shapes';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSiteSettings } from '#shared/facts/site.slice.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';

/** Formats minor units of the member's currency, with symbol. */
export function useAmountText(): (amount: number) => string {
  const write = useMoneyText();
  const site = useAppSelector(selectSiteSettings);
  const currency = useAppSelector(selectAccount)?.currency ?? site?.currency ?? 'BRL';
  return (amount) => write(amount, currency);
}

/** A prize in a few words: an amount, or tickets. */
export function usePrizeText(): (prize: Prize) => string {
  const { t } = useTranslation('rewards');
  const amountText = useAmountText();
  return ({ kind, amount, poolKind }) => (kind === 'tickets' ? t(`tickets.${poolKind ?? 'wheel'}`, { count: amount }) : amountText(amount));
}
