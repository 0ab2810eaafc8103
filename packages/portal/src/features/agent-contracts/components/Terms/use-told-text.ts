import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { useCurrency } from '#shared/money/use-currency.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { FactName, RuleName, TierField, Told } from '@livery/contract/commission-terms-lines';

export type LineName = FactName | RuleName | TierField;

/** Writes a value of the terms. */
export function useToldText() {
  const { t } = useTranslation('agent-contracts');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const money = useMoneyText();
  const { code } = useCurrency();
  const number = new Intl.NumberFormat(language);
  return (name: LineName, told: Told): string => {
    switch (told.as) {
      case 'amount':
        return money(told.value, code);
      case 'rate':
        return percentText(told.value, language);
      case 'count':
        return number.format(told.value);
      case 'choice':
        return t(`terms.values.${name}.${told.value}` as 'terms.values.period.daily');
      case 'none':
        return t('terms.none');
    }
  };
}

/** The rates of terms in short: a single rate, or from lowest to highest. */
export function useRangeText(): (range: readonly [number, number]) => string {
  const { t } = useTranslation('agent-contracts');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  return ([least, most]) =>
    least === most
      ? percentText(most, language)
      : t('terms.range', { from: percentText(least, language), to: percentText(most, language) });
}
