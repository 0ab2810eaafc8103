import type { Day } from '@livery/contract/zoned-days';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';

/** Formats a calendar day, which has no time zone. */
export function useDayText(): (day: Day) => string {
  const language = useAppSelector(selectLanguage);
  const writer = new Intl.DateTimeFormat(regionalLanguage(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (day) => writer.format(new Date(`${day}T00:00:00Z`));
}
