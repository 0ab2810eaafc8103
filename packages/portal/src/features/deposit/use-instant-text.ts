import { useBrand } from '#shared/parts/brand.tsx';
import { instantOf } from '#shared/parts/instant.ts';
import { regionalLanguage } from '#shared/parts/regional-language.ts';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { selectLanguage } from '#shared/state/preferences.slice.ts';

/** Day and time of a moment, in the brand's time zone; empty for a text that is none. */
export function useInstantText(): (text: string) => string {
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const written = new Intl.DateTimeFormat(regionalLanguage(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: format.timeZone,
  });
  return (text) => {
    const instant = instantOf(text);
    return instant === null ? '' : written.format(instant);
  };
}
