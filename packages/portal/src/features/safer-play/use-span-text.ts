import { useTranslation } from 'react-i18next';
import { spanOf } from './safer-play.rules.ts';

/** Formats a duration in milliseconds: "1 h 5 min", "12 min". */
export function useSpanText(): (milliseconds: number) => string {
  const { t } = useTranslation('safer-play');
  return (milliseconds) => {
    const { hours, minutes } = spanOf(milliseconds);
    return hours === 0 ? t('span.minutes', { minutes }) : t('span.hours', { hours, minutes });
  };
}
