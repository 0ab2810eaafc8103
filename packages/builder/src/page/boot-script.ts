import { pageNames, type PublicBrand } from '@livery/brand/public-brand';
import { bootParts } from './boot.gen.ts';
import type { BootSettings } from './browser/boot-settings.ts';

/**
 * `browser/boot.ts`, minified, with the brand's settings. The text is the same on every page of a brand, so one hash in
 * the Content-Security-Policy covers all. It reads page-specific values from the page.
 */
export function bootScript({ theme, languages }: PublicBrand): string {
  const others = languages.supported.filter((language) => language !== languages.default);
  const { tokenKey, preferencesKey, hydratedEvent } = pageNames;
  const settings: BootSettings = [theme.modes, theme.default, others, tokenKey, preferencesKey, hydratedEvent];
  return bootParts.join(JSON.stringify(settings));
}
