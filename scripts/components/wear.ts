import { themes } from 'virtual:brand-themes';

export const brands = Object.keys(themes);

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

export function wear(brand: string, mode: 'light' | 'dark'): void {
  const css = themes[brand];
  if (css === undefined) throw new Error(`There is no brand ${brand}, only ${brands.join(', ')}`);
  sheet.replaceSync(css);
  document.documentElement.dataset['theme'] = mode;
}
