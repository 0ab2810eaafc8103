import type { PublicBrand } from '@livery/brand/public-brand';
import type { ThemeCss } from '@livery/theme';
import type { BrandMaterial } from './brand-material.ts';

/** Mode that a page shows until the visitor's choice is known. */
export function defaultMode(brand: PublicBrand): 'light' | 'dark' {
  return brand.theme.default === 'system' ? (brand.theme.modes[0] ?? 'light') : brand.theme.default;
}

/** Ground of each mode, for the browser's own frame. */
export function themeColours({ brand, theme }: BrandMaterial): { mode: string; colour: string }[] {
  return brand.theme.modes.map((mode) => ({ mode, colour: theme.palettes[mode].ground }));
}

export function webManifest(brand: PublicBrand, theme: ThemeCss): string {
  const { ground } = theme.palettes[defaultMode(brand)];
  const icon = (size: number): object => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    id: '/',
    name: brand.identity.name,
    short_name: brand.identity.name,
    lang: brand.languages.default,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: brand.assets.icon.url, sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/**
 * Addresses without a page of their own get the shell of their language; what exists goes first (Netlify's rule). A missing
 * script must stay missing, or a stale page would be answered with a document.
 */
export function redirectsFile(brand: PublicBrand): string {
  const prefixes = brand.languages.supported.filter((language) => language !== brand.languages.default).map((language) => `/${language}`);
  const missing = ['core', 'assets', 'icons'].map((folder) => `/${folder}/* /404.html 404\n`);
  return [...missing, ...[...prefixes, ''].map((prefix) => `${prefix}/* ${prefix}/app.html 200\n`)].join('');
}
