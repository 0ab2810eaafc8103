import { useTranslation } from 'react-i18next';
import { useDateText } from '#shared/time/use-date-text.ts';

/** Writes a window from its first to its last moment, in the time zone of the brand. */
export function useWindowText(): (window: { from: string; to: string }) => string {
  const { t } = useTranslation('earnings');
  const timeText = useDateText({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return ({ from, to }) => t('window', { from: timeText(from), to: timeText(to) });
}
