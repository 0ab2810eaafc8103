import { useBrand } from '#shared/pages/brand.tsx';
import { instantOf } from './instant.ts';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';

/** A moment that somebody has to wait for, with its zone. */
export const momentInFull: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Writes an ISO instant as the reader does, in the brand's time zone; empty for a text that is none. */
export function useDateText(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const writer = new Intl.DateTimeFormat(regionalLanguage(language), { ...options, timeZone: format.timeZone });
  return (iso) => {
    const instant = instantOf(iso);
    return instant === null ? '' : writer.format(instant);
  };
}
