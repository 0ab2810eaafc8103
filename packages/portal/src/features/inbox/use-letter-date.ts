import { useBrand } from '#shared/pages/brand.tsx';
import { instantOf } from '#shared/time/instant.ts';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';

/**
 * When a message was sent, in the brand's time zone: the time for today's, the date for older ones, and both if
 * `isLong`.
 */
export function useLetterDate({ isLong = false } = {}): (iso: string) => string {
  const { timeZone } = useBrand().format;
  const language = useAppSelector(selectLanguage);
  const written = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regionalLanguage(language), { ...options, timeZone }).format(instant);
  return (iso) => {
    const instant = instantOf(iso);
    if (instant === null) return '';
    if (isLong) return written(instant, { dateStyle: 'long', timeStyle: 'short' });
    const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
    const isToday = written(instant, day) === written(new Date(), day);
    return written(instant, isToday ? { timeStyle: 'short' } : day);
  };
}
