import { useTranslation } from 'react-i18next';
import type { Agreement } from '../agent-contracts.reads.ts';

/** The other side of an agreement: an account, or the house. */
export function useWhoText(): (agreement: Pick<Agreement, 'side' | 'upline' | 'downline'>) => string {
  const { t } = useTranslation('agent-contracts');
  return ({ side, upline, downline }) => (side === 'upline' ? downline.account : (upline?.account ?? t('house')));
}
