import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { MinorUnits } from '@livery/contract/money';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText, writePercent } from '#shared/money/percent-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';

const exampleRate = 12_500;
const withRate = ['rateAtMost', 'rateAtLeast', 'aboveCeiling', 'belowFloor', 'belowOwnFloor'] as const;
const plain = ['count', 'outOfRange', 'rateMissing', 'rateFalls', 'tierRepeats', 'tierFalls', 'tierOverlaps', 'asOwn', 'other'] as const;

/** Texts for terms, where the forms' catalogue has only general ones. */
export function useTermsText(write: (amount: MinorUnits) => string): (problem: FieldProblem) => string {
  const { t } = useTranslation('agent-contracts');
  const problemText = useProblemText();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  return (problem) => {
    const { text, values = {} } = problem;
    const rated = withRate.find((each) => each === text);
    if (rated !== undefined) return t(`problems.${rated}`, { rate: percentText(Number(values['ppm']), language) });
    const said = plain.find((each) => each === text);
    if (said !== undefined) return t(`problems.${said}`);
    if (text === 'percent') return t('problems.percent', { example: writePercent(exampleRate, language) });
    if (text === 'amountAtLeast') return t('problems.amountAtLeast', { amount: write(Number(values['amount'])) });
    return text.startsWith('refused.') ? t('problems.refused') : problemText(problem);
  };
}
