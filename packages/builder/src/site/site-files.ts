import type { PublicBrand } from '@livery/brand/public-brand';
import type { ThemeCss } from '@livery/theme';
import type { SiteRoute } from '../core/core-build.ts';
import type { BrandMaterial } from '../material/brand-material.ts';
import { escapeHtml } from '../report/escape-html.ts';
import { pageAddress } from '../page/page-html.ts';
import { fileAt } from './site-rules.ts';

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
      ...(brand.assets.icon.url.endsWith('.svg') ? [{ src: brand.assets.icon.url, sizes: 'any', type: 'image/svg+xml' }] : []),
      icon(192),
      icon(512),
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. A site address without its own document shows the one of its route in
 * its language, and any other address shows the not-found page. There is no catch-all rule: Cloudflare would apply it
 * before looking for a file, so a missing script would be answered with a document. For the same reason rules without
 * placeholders come first. Pages are named by their address, because a file name would redirect the visitor there.
 */
export function redirectsFile(brand: PublicBrand, routes: readonly SiteRoute[], documents: readonly string[]): string {
  const { supported, default: preset } = brand.languages;
  const has = (path: string): boolean => documents.includes(path);
  const shells = supported.flatMap((language) =>
    routes
      .filter(({ path }) => fileAt(pageAddress(language, path, preset), has) === null)
      .map(({ path, document }) => `${pageAddress(language, path, preset)} ${pageAddress(language, document, preset)} 200\n`),
  );
  const [exact, open] = [shells.filter((rule) => !rule.includes(':')), shells.filter((rule) => rule.includes(':'))];
  // Cloudflare has no such status; it takes the nearest 404.html by itself.
  const missing = supported.filter((language) => language !== preset).map((language) => `/${language}/* /${language}/404 404\n`);
  return [...new Set([...exact, ...open, ...missing])].join('');
}

/** `robots.txt`: search engines may read everything but calls and closed pages, in every language. Names the list of pages. */
export function robotsFile(origin: string | null, closed: readonly string[]): string {
  const rules = closed.flatMap((path) => [`Disallow: ${path}\n`, `Disallow: /*${path}\n`]).join('');
  const map = origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /wps/\n${rules}${map}`;
}

/** Every indexed page with its translations (https://www.sitemaps.org, hreflang as read by Google). */
export function siteMap(brand: PublicBrand, origin: string, paths: readonly string[]): string {
  const { supported, default: preset } = brand.languages;
  const address = (language: string, path: string): string => escapeHtml(`${origin}${pageAddress(language, path, preset)}`);
  const others = (path: string): string =>
    supported.length < 2
      ? ''
      : supported.map((of) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(of)}" href="${address(of, path)}"/>`).join('');
  const entries = paths.flatMap((path) => supported.map((language) => `<url><loc>${address(language, path)}</loc>${others(path)}</url>\n`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}
