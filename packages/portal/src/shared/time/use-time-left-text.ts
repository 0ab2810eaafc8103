import { useTranslation } from 'react-i18next';

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Formats a remaining time: "2 d 5 h", or "03:12:45" on the last day. */
export function useTimeLeftText(): (left: TimeLeft) => string {
  const { t } = useTranslation('common');
  const two = (number: number) => String(number).padStart(2, '0');
  return ({ days, hours, minutes, seconds }) =>
    days > 0 ? t('countdown.daysAndHours', { days, hours }) : `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}
