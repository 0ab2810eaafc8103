import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText, writePercent } from '#shared/money/percent-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { RecruitingTerms } from '../../agent-recruiting.reads.ts';

const exampleRate = 2_500;

/** Error texts of offers, which are more specific than the forms' catalogue. */
export function useOfferText(): (problem: FieldProblem, terms: Pick<RecruitingTerms, 'limits'>) => string {
  const { t } = useTranslation('agent-recruiting');
  const problemText = useProblemText();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  return (problem, { limits: { mostDirect } }) => {
    const { text, values = {} } = problem;
    switch (text) {
      case 'percent':
        return t('problems.percent', { example: writePercent(exampleRate, language) });
      case 'rateAtMost':
        return t('problems.rateAtMost', { rate: percentText(Number(values['ppm']), language) });
      case 'atMost':
        return t('problems.atMost', { max: new Intl.NumberFormat(language).format(Number(values['max'])) });
      case 'refused.maximum':
        return t('problems.lowered');
      case 'refused.minimum':
        return t('problems.minimum');
      case 'refused.taken':
        return t('problems.taken');
      case 'refused.maxLength':
        return t('problems.length');
      case 'refused.pattern':
        return t('problems.pattern');
      case 'refused.level':
      case 'refused.agents':
        return t(text === 'refused.level' ? 'kinds.level' : 'kinds.agents');
      case 'refused.full':
        return t('kinds.full', { count: mostDirect });
      default:
        return problemText(problem);
    }
  };
}
