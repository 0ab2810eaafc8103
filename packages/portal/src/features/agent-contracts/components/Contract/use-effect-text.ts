import { useTranslation } from 'react-i18next';
import type { AgreementAction } from '@livery/contract/agreements';
import { useRead } from '#shared/reads/use-read.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { offerRead, type Agreement } from '../../agent-contracts.reads.ts';
import { useWhoText } from '../use-who-text.ts';

export type OfferedAction = Exclude<AgreementAction, 'request'>;

/** An action's effect, and when it starts. */
export function useEffectText(agreement: Agreement): (action: OfferedAction) => string {
  const { t } = useTranslation('agent-contracts');
  const who = useWhoText()(agreement);
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { kind, side, downline, proposal, actions } = agreement;
  const isEndable = actions.includes('terminate');
  const offer = useRead(offerRead, isEndable ? { kind, member: side === 'upline' ? downline.id : null } : null);
  return (action) => {
    const proposed = proposal?.kind ?? 'offer';
    switch (action) {
      case 'accept':
        return t(`effects.accept.${proposed}`, { date: timeText(proposal?.effectiveAt ?? '') });
      case 'reject':
      case 'withdraw':
        return t(`effects.${action}.${proposed}`, { who });
      case 'terminate':
        if (offer.value === undefined) return t('effects.terminateLater');
        return offer.value.noticeDays === 0 ? t('effects.terminateNow') : t('effects.terminate', { count: offer.value.noticeDays });
      default:
        return t(`effects.${action}`, { who });
    }
  };
}
