import { useTranslation } from 'react-i18next';
import { Notice } from '@livery/ui/Notice';
import { momentInFull, useDateText } from '#shared/time/use-date-text.ts';

/** Replaces the rest of the form, so that nobody fills it in for nothing. */
export function HeldAccount({ until, isOtherFree }: { until: string; isOtherFree: boolean }) {
  const { t } = useTranslation('withdrawal');
  const momentText = useDateText(momentInFull);
  return (
    <Notice tone="warning" isLive>
      {[t('hold.account', { until: momentText(until) }), ...(isOtherFree ? [t('hold.other')] : [])].join(' ')}
    </Notice>
  );
}
