import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '../state/app-hooks.ts';
import { selectLanguage } from '../state/preferences.slice.ts';

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Writes what is left of a time: days and hours, and of the last day "03:12:45". */
export function useTimeLeftText(): (left: TimeLeft) => string {
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const count = (number: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(number);
  const two = (number: number) => String(number).padStart(2, '0');
  return ({ days, hours, minutes, seconds }) =>
    days > 0 ? `${count(days, 'day')} ${count(hours, 'hour')}` : `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}
