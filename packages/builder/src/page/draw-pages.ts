import type { PublicBrand } from '@livery/brand/public-brand';
import { loadPortalServer, type CoreBuild, type RenderedPage, type Texts } from '../core/core-build.ts';
import { pageAddress } from './page-html.ts';

export interface DrawnPage extends RenderedPage {
  /** File in the bundle. */
  file: string;
  /** Its public address. */
  address: string;
  language: string;
  /** The address that search engines keep, without the language; null for a shell. */
  path: string | null;
  /** Pages with the same value share one set of critical rules. */
  styledAs: string;
}

/**
 * Every page with its own document in every language of the brand, and the shell for all other addresses. Each is rendered as a
 * visitor sees it first.
 */
export async function drawPages(core: CoreBuild, brand: PublicBrand, texts: Record<string, Texts>): Promise<DrawnPage[]> {
  const server = await loadPortalServer(core);
  const pages: DrawnPage[] = [];
  for (const language of brand.languages.supported) {
    const input = { brand, language, overrides: texts[language] ?? {} };
    const add = (path: string, page: Omit<DrawnPage, 'file' | 'address' | 'language'>): void => {
      const address = pageAddress(language, path, brand.languages.default);
      // `/index` is the same file as `/`.
      if (pages.some(({ file }) => file === fileOf(address))) return;
      pages.push({ file: fileOf(address), address, language, ...page });
    };
    const home = await server.renderPage({ ...input, path: '/' });
    for (const { path, showsHome, keptAs, styledAs } of server.publicPages) {
      if (showsHome) add(path, { path: '/', styledAs, ...home });
      else add(path, { path: keptAs, styledAs, ...(await server.renderPage({ ...input, path })) });
    }
    add('/app', { path: null, styledAs: 'frame', ...(await server.renderShell(input)) });
    add('/404', { path: null, styledAs: '/404', ...(await server.renderPage({ ...input, path: '/404' })) });
  }
  return pages;
}

/** `/promotions` is `promotions.html`: hosts show it there without sending the visitor to a trailing slash. */
function fileOf(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}
