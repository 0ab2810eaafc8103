import { themeToCss, type ThemeCss } from '@livery/theme';
import type { ResolvedBrand } from '../brand-report.ts';
import { toThemeSpec } from './to-theme-spec.ts';

const themes = new WeakMap<ResolvedBrand, ThemeCss>();

/** The theme of a brand, cached because the check has already derived it. */
export function themeOf(brand: ResolvedBrand): ThemeCss {
  const known = themes.get(brand) ?? themeToCss(toThemeSpec(brand));
  themes.set(brand, known);
  return known;
}

export function rememberTheme(brand: ResolvedBrand, theme: ThemeCss): void {
  themes.set(brand, theme);
}
