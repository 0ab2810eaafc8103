import type { PublicBrand } from '@livery/brand/public-brand';
import { loadPortalServer, type CoreBuild, type PublicPage, type RenderedPage, type Texts } from '../core/core-build.ts';
import { markCurrent } from './mark-current.ts';
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
 * lists of games show it until the portal draws them, most others their frame, and the rest has the shell's empty root.
 */
export async function drawPages(core: CoreBuild, brand: PublicBrand, texts: Record<string, Texts>): Promise<DrawnPage[]> {
  const server = await loadPortalServer(core);
  const pages: DrawnPage[] = [];
  for (const language of brand.languages.supported) {
    const overrides = texts[language] ?? {};
    let home: RenderedPage | null = null;
    for (const { path, kind, keptAs } of server.publicPages) {
      const address = pageAddress(language, path, brand.languages.default);
      // `/index` is the very file of `/`.
      if (pages.some(({ file }) => file === fileOf(address))) continue;
      const input = { brand, language, path, overrides };
      home ??= await server.renderPage({ ...input, path: '/' });
      const page = { file: fileOf(address), address, language, kind };
      // `/home` and `/login` draw what `/` draws.
      if (kind === 'home') pages.push({ ...page, path: '/', hydrate: true, ...home });
      else if (kind === 'games')
        pages.push({ ...page, path, hydrate: true, html: markCurrent(home.html, address), ...(await server.describePage(input)) });
      else if (kind === 'page') {
        const drawn = await server.renderPage(input);
        pages.push({ ...page, path: keptAs, hydrate: true, ...drawn, html: markCurrent(drawn.html, address) });
      }
      // Inline styles are the same bytes on every page of a brand: what another page alone draws would weigh on home.
      else pages.push({ ...page, path: keptAs, hydrate: false, html: '', ...(await server.describePage(input)) });
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
