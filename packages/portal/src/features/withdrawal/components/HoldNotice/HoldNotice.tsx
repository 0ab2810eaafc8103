import { useTranslation } from 'react-i18next';
import { Notice } from '@livery/ui/Notice';
import { momentInFull, useDateText } from '#shared/time/use-date-text.ts';
import type { WithdrawalTerms } from '../../withdrawal.api.ts';

/** Replaces the form: why nothing can be withdrawn, and until when. */
export function HoldNotice({ hold: { until, reason } }: { hold: NonNullable<WithdrawalTerms['hold']> }) {
  const { t } = useTranslation('withdrawal');
  const momentText = useDateText(momentInFull);
  return (
    <Notice tone="warning" title={t('hold.title', { until: momentText(until) })}>
      {`${t(`hold.${reason}`)} ${t('hold.help')}`}
    </Notice>
  );
}
