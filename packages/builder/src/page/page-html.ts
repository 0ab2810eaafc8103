import { directionOf, type PublicBrand } from '@livery/brand/public-brand';
import type { Texts } from '../core/core-build.ts';
import { integrityOf } from '../output/content-hash.ts';
import { escapeHtml } from '../report/escape-html.ts';
import { contentTypeOf } from '../site/content-types.ts';
import { startId } from './browser/boot-settings.ts';

/** Parts that are the same on every page of a brand. Each is hashed once for the Content-Security-Policy. */
export interface InlineParts {
  boot: string;
  theme: string;
  importMap: string;
}

export interface PageModel {
  brand: PublicBrand;
  inline: InlineParts;
  /** The rules that paint the page before the whole sheets arrive. */
  critical: string;
  language: string;
  /** Texts of the brand in the page's language. */
  texts: Texts;
  /** Addresses of the brand's texts in the other languages. */
  textFiles: Record<string, string>;
  /** Where languages outside the compiled portal have their texts: an address with `*` for the part. */
  ownLanguages: Record<string, string>;
  /** Addresses of the texts that the page reads first, if its language is one of them. */
  ownTexts: readonly string[];
  /** The page's own address below the root, without the language. Null for the shell of addresses without a page. */
  path: string | null;
  title: string;
  description: string;
  /** The prerendered markup of `#root`, equal to the portal's first render at this address; null if the page is not prerendered. */
  html: string | null;
  /** The path of the markup. React starts there and then moves to the page's own address. */
  prerenderedPath: string;
  /** Paths below the root, in import order. */
  scripts: string[];
  styles: LinkedFile[];
  /** Fonts that the first screen shows. */
  fonts: string[];
  /** Ground of each mode, for the browser's own frame. */
  themeColours: { mode: string; colour: string }[];
  /** `https://` and the brand's first host; null when it names none. */
  origin: string | null;
  /** Elements for the head that only the dev server adds. */
  developmentHead?: string;
}

export interface LinkedFile {
  path: string;
  integrity: string;
}

/** The document of one page. Attribute order and white space are fixed: same model, same bytes. */
export function pageHtml(model: PageModel): string {
  const { brand, inline, language } = model;
  const mode = brand.theme.default === 'system' ? (brand.theme.modes[0] ?? 'light') : brand.theme.default;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''} data-language="${escapeHtml(language)}" data-theme="${mode}" data-viewer="visitor"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(model.title)}</title><meta name="description" content="${escapeHtml(model.description)}">`,
    ...model.themeColours.map(
      ({ mode: of, colour }) => `<meta name="theme-color" content="${colour}" data-mode="${of}"${of === mode ? '' : ' media="not all"'}>`,
    ),
    `<script>${inline.boot}</script><style id="livery-theme">${inline.theme}</style><style id="livery-critical">${model.critical}</style>`,
    model.developmentHead ?? '',
    inline.importMap && `<script type="importmap">${inline.importMap}</script>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" type="${contentTypeOf(brand.assets.icon.url)}" href="${escapeHtml(brand.assets.icon.url)}"><link rel="apple-touch-icon" href="/icons/icon-180.png"><link rel="manifest" href="/manifest.webmanifest">`,
    ...addresses(model),
    `</head><body><div id="root"${model.html === null ? '' : ` data-prerendered="${escapeHtml(model.prerenderedPath)}"`}>${model.html ?? ''}</div>`,
    // After the first pictures, which are small and visible at once. Until a font arrives, its fallback has the same metrics.
    ...model.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(url)}">`),
    dataBlock('livery-brand', brand),
    dataBlock('livery-texts', model.texts),
    dataBlock('livery-text-files', model.textFiles),
    ...(Object.keys(model.ownLanguages).length === 0 ? [] : [dataBlock('livery-own-languages', model.ownLanguages)]),
    ...model.ownTexts.map((url) => `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${escapeHtml(url)}">`),
    // The import map has the hash of each.
    dataBlock(
      startId,
      model.scripts.map((path) => `/${path}`),
    ),
    // After the content. The critical rules paint it, and the portal starts when the whole sheets have loaded.
    ...model.styles.map(({ path, integrity }) => `<link rel="stylesheet" crossorigin href="/${path}" integrity="${integrity}">`),
    '</body></html>',
  ].join('');
}

/** Canonical address, its languages and the picture for links; all of them need a host, so a brand without one has none. */
function addresses({ brand, origin, path, language, title, description }: PageModel): string[] {
  const openGraph = `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(brand.identity.name)}"><meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(description)}">`;
  if (!origin || path === null) return [openGraph];
  const address = (of: string): string => `${origin}${pageAddress(of, path, brand.languages.default)}`;
  return [
    openGraph,
    `<meta property="og:url" content="${escapeHtml(address(language))}"><meta property="og:image" content="${escapeHtml(origin)}/og.png"><meta name="twitter:card" content="summary_large_image">`,
    `<link rel="canonical" href="${escapeHtml(address(language))}">`,
    ...(brand.languages.supported.length > 1
      ? [...brand.languages.supported.map((of) => [of, of] as const), ['x-default', brand.languages.default] as const].map(
          ([hreflang, of]) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(address(of))}">`,
        )
      : []),
  ];
}

/** The default language is at `/`, every other one below its prefix. */
export function pageAddress(language: string, path: string, defaultLanguage: string): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/** Sources of `script-src` and `style-src` for inline parts. `critical` are the rules of all pages. */
export function inlineHashes(inline: InlineParts, critical: readonly string[]): { scripts: string[]; styles: string[] } {
  const quoted = (content: string): string => `'${integrityOf(content)}'`;
  return {
    scripts: [inline.boot, inline.importMap].filter((content) => content !== '').map(quoted),
    styles: [...new Set([inline.theme, ...critical])].map(quoted),
  };
}

export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
