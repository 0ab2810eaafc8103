import { useTranslation } from 'react-i18next';
import type { LineEvent, WholeLine } from '../../agent-commissions.reads.ts';

/** The actor's name for the reader. The upline is named if it pays the line. */
export function useActorText({ side, payer, downline }: WholeLine): (by: LineEvent['by']) => string {
  const { t } = useTranslation('agent-commissions');
  return (by) => {
    if (by === side) return t('you');
    if (by === 'downline') return downline.account;
    return by === 'upline' ? (payer?.account ?? t('actors.upline')) : t(`actors.${by}`);
  };
}
