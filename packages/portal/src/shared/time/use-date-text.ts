import { useBrand } from '#shared/pages/brand.tsx';
import { instantOf } from './instant.ts';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';

/** A future moment to wait for, with its time zone. */
export const momentInFull: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Formats an ISO instant for the reader, in the brand's time zone. Empty for invalid text. */
export function useDateText(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const writer = new Intl.DateTimeFormat(regionalLanguage(language), { ...options, timeZone: format.timeZone });
  return (iso) => {
    const instant = instantOf(iso);
    if (instant === null) return '';
    const parts = writer.formatToParts(instant);
    // Keeps the zone on the same line as its time, because alone it would mean nothing.
    const isBeforeZone = (index: number) => parts[index + 1]?.type === 'timeZoneName';
    return parts.map(({ value }, index) => (isBeforeZone(index) ? value.replace(' ', '\u00A0') : value)).join('');
  };
}
