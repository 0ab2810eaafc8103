import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';

const day = 86_400_000;

/** Formats a period in the statement's time zone, with hours if shorter than a day. */
export function usePeriodText(): (period: { from: string; before: string; zone: string }) => string {
  const language = useAppSelector(selectLanguage);
  return ({ from, before, zone }) => {
    const [first, end] = [new Date(from), new Date(before)];
    // A day with a clock change has 23 hours.
    const isHours = end.getTime() - first.getTime() < day - 2 * 3_600_000;
    const writer = new Intl.DateTimeFormat(regionalLanguage(language), {
      dateStyle: 'medium',
      ...(isHours ? { timeStyle: 'short' } : {}),
      timeZone: zone,
    });
    return writer.formatRange(first, new Date(end.getTime() - (isHours ? 0 : 1)));
  };
}
