import { useTranslation } from 'react-i18next';
import type { Line } from '../agent-commissions.reads.ts';

/** Who pays a line: an account, or the house. */
export function usePayerText(): (line: Pick<Line, 'payer'>) => string {
  const { t } = useTranslation('agent-commissions');
  return ({ payer }) => payer?.account ?? t('house');
}
