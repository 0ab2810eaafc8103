import { useTranslation } from 'react-i18next';
import { sourceOf } from '@livery/contract/commission-step-source';
import { regionalLanguage } from '@livery/contract/regional-language';
import { wholeShare } from '@livery/contract/shares';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { useCurrency } from '#shared/money/use-currency.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { Explanation } from '../../agent-commissions.reads.ts';
import type { ExplainedStep, Relation } from '../../explanation.rules.ts';

/** Extra decimal digits for millionths of a minor unit. */
const millionthDigits = 6;

/** Names the steps of an explanation, and writes their values in their units. */
export function useStepText(explanation: Explanation) {
  const { t } = useTranslation('agent-commissions');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const moneyText = useMoneyText();
  const { code, symbol, digits } = useCurrency();
  const write = (unit: ExplainedStep['unit'], value: number): string => {
    switch (unit) {
      case 'amount':
        return moneyText(value, code);
      case 'rate':
        return percentText(value, language);
      case 'count':
        return new Intl.NumberFormat(language).format(value);
      case 'millionths': {
        const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits + millionthDigits };
        return `${symbol}\u00A0${new Intl.NumberFormat(language, fraction).format(value / wholeShare / 10 ** digits)}`;
      }
    }
  };
  return {
    write,
    nameOf: (place: number, relation?: Relation): string => {
      const step = explanation.steps[place];
      if (step === undefined) return '';
      const name =
        relation?.says === 'rateOfTier'
          ? t(`rateOfTier.${step.name === 'lostRate' ? 'lostRate' : 'rate'}`, { tier: relation.tier })
          : t(`steps.${step.name}`);
      const source = sourceOf(explanation, place);
      return source === null ? name : t('numbered', { name, of: t(`numbers.${source}`, { id: step.id }) });
    },
    valueOf: (place: number): string => {
      const step = explanation.steps[place];
      if (step === undefined) return '';
      if (step.name === 'tier') return step.value === 0 ? t('noTierReached') : t('page.tierNumber', { number: step.value });
      // Counts positions from 1, as people do.
      return write(step.unit, step.name === 'position' ? step.value + 1 : step.value);
    },
  };
}
