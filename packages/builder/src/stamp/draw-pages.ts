import type { PublicBrand } from '@livery/brand/public-brand';
import { loadPortalServer, type CoreBuild, type PublicPage, type RenderedPage, type Texts } from '../core/core-build.ts';
import { pageAddress } from './page-html.ts';

export interface DrawnPage {
  /** File in the bundle. */
  file: string;
  /** Where a host shows it. */
  address: string;
  language: string;
  /** The address that search engines keep, without the language; null for a shell. */
  path: string | null;
  kind: PublicPage['kind'];
  html: string;
  hydrate: boolean;
  title: string;
  description: string;
  modules: string[];
}

/**
 * Every page that gets a document of its own, in every language of the brand, and the shell for all other addresses. Home is drawn ahead;
 * the others have a head of their own and the shell's empty root.
 */
export async function drawPages(core: CoreBuild, brand: PublicBrand, texts: Record<string, Texts>): Promise<DrawnPage[]> {
  const server = await loadPortalServer(core);
  const pages: DrawnPage[] = [];
  for (const language of brand.languages.supported) {
    const overrides = texts[language] ?? {};
    let home: RenderedPage | null = null;
    for (const { path, kind } of server.publicPages) {
      const address = pageAddress(language, path, brand.languages.default);
      // `/index` is the very file of `/`.
      if (pages.some(({ file }) => file === fileOf(address))) continue;
      // `/home` and `/login` draw what `/` draws.
      const drawn: RenderedPage = kind === 'home' && home !== null ? home : await server.renderPage({ brand, language, path, overrides });
      if (kind === 'home') home = drawn;
      // What a visitor is sent away from draws the home page: its address gets the shell, or a member would see home flash.
      if (kind !== 'home' && drawn.html === home?.html) continue;
      const page = { file: fileOf(address), address, language, path: kind === 'home' ? '/' : path, kind, hydrate: true, ...drawn };
      // Inline styles are the same bytes on every page of a brand: what another page alone draws would weigh on home.
      pages.push(kind === 'home' ? page : { ...page, html: '', hydrate: false });
    }
    for (const path of ['/app', '/404']) pages.push(shellPage(brand, language, pageAddress(language, path, brand.languages.default)));
  }
  return pages;
}

function shellPage(brand: PublicBrand, language: string, address: string): DrawnPage {
  const title = brand.identity.name;
  return {
    file: fileOf(address),
    address,
    language,
    path: null,
    kind: 'page',
    html: '',
    hydrate: false,
    title,
    description: title,
    modules: [],
  };
}

/** `/promotions` is `promotions.html`: hosts show it there without sending the visitor to a trailing slash. */
function fileOf(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}
