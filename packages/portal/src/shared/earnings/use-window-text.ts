import { useTranslation } from 'react-i18next';
import { useBrand } from '#shared/pages/brand.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useDayText } from '#shared/time/use-day-text.ts';
import { windowDays } from './window-days.ts';

/** Formats a window by its days, or by its start and end in the brand's time zone. */
export function useWindowText(): (window: { from: string; to: string }) => string {
  const { t } = useTranslation('earnings');
  const { format } = useBrand();
  const dayText = useDayText();
  const timeText = useDateText({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (window) => {
    const days = windowDays(window, format.timeZone);
    if (days === null) return t('window', { from: timeText(window.from), to: timeText(window.to) });
    return days.from === days.to ? dayText(days.from) : t('window', { from: dayText(days.from), to: dayText(days.to) });
  };
}
