import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import type { RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { useOfferText } from '../Offer/use-offer-text.ts';

/** Error texts of a link's own fields and of its offer. */
export function useLifetimeText(): (problem: FieldProblem, terms: Pick<RecruitingTerms, 'limits'>) => string {
  const { t } = useTranslation('agent-recruiting');
  const offerText = useOfferText();
  return (problem, terms) => {
    if (problem.text === 'past' || problem.text === 'refused.minimum') return t('problems.past');
    if (problem.text === 'capBelow') return t('problems.capBelow', { count: Number(problem.values?.['count']) });
    return offerText(problem, terms);
  };
}
