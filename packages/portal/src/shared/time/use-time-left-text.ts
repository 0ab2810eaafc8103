import { useTranslation } from 'react-i18next';

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Writes what is left of a time: days and hours, "2 d 5 h", and of the last day "03:12:45". */
export function useTimeLeftText(): (left: TimeLeft) => string {
  const { t } = useTranslation('common');
  const two = (number: number) => String(number).padStart(2, '0');
  return ({ days, hours, minutes, seconds }) =>
    days > 0 ? t('countdown.daysAndHours', { days, hours }) : `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}
