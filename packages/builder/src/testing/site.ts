import { join } from 'node:path';
import type { PublicBrand } from '@livery/brand/public-brand';
import { openBundle } from '../output/bundle.ts';
import { inlineHashes, type InlineParts } from '../page/page-html.ts';
import { headersFile, securityHeaders } from '../site/security-headers.ts';
import { redirectsFile } from '../site/site-files.ts';

/** Addresses of a small site; only the first two have documents. */
const routes = ['/', '/promotions', '/login', '/member', '/member/:section'].map((path) => ({ path, document: '/app' }));

/** Brands as hosts see them: one speaks two languages, the others one. */
export const siteBrands = [
  { code: 'alfa', hosts: ['alfa.example', 'www.alfa.example'], languages: { default: 'pt', supported: ['pt', 'en'] } },
  { code: 'beta', hosts: ['beta.example'], languages: { default: 'en', supported: ['en'] } },
  { code: 'gama', hosts: ['gama.example'], languages: { default: 'en', supported: ['en'] } },
];

export type SiteBrand = (typeof siteBrands)[number];

/** Writes a bundle with the headers and redirects that a stamped brand gets, without compiling a portal; answers its folder. */
export async function writeSite(root: string, { code, languages }: SiteBrand, frames: string[] = []): Promise<string> {
  const dir = join(root, code);
  const brand = { code, languages, gateway: { baseUrl: '' }, frames: { games: frames, images: [] } } as unknown as PublicBrand;
  const inline: InlineParts = {
    boot: `document.documentElement.dataset.brand='${code}'`,
    theme: `:root{--brand:${code}}`,
    importMap: '{"integrity":{}}',
  };
  const critical = 'main{display:grid}';
  const page = (language: string, title: string): string =>
    `<!doctype html><html lang="${language}"><head><title>${title} of ${code}</title><script>${inline.boot}</script><style id="livery-theme">${inline.theme}</style><style>${critical}</style><script type="importmap">${inline.importMap}</script><script type="module" src="/core/main-a1b2c3d4.js"></script></head><body><main>${title.repeat(400)}</main><script type="application/json" id="livery-brand">{"code":"${code}"}</script></body></html>`;
  const bundle = openBundle(dir);
  const prefixes = languages.supported.filter((language) => language !== languages.default).map((language) => `/${language}`);
  const pages = languages.supported.flatMap((language) => {
    const folder = language === languages.default ? '' : `${language}/`;
    return ['index', 'promotions', 'app', '404'].map((name) => ({ file: `${folder}${name}.html`, language, name }));
  });
  for (const { file, language, name } of pages) {
    await bundle.addFile(file, page(language, name === 'app' || name === '404' ? 'shell' : name));
  }
  await bundle.addFile('core/main-a1b2c3d4.js', 'export const answer = 42;'.repeat(200));
  await bundle.addFile('core/main-e5f6a7b8.css', 'main{display:grid}'.repeat(200));
  await bundle.addFile('assets/logo-0123456789.svg', `<svg xmlns="http://www.w3.org/2000/svg"><title>${code}</title></svg>`);
  await bundle.addFile('assets/text-0123456789.woff2', Buffer.from([0x77, 0x4f, 0x46, 0x32]));
  await bundle.addFile('icons/icon-192.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  await bundle.addFile('manifest.webmanifest', JSON.stringify({ name: code }));
  await bundle.addFile(
    '_redirects',
    redirectsFile(
      brand,
      routes,
      pages.map(({ file }) => file),
    ),
  );
  const addresses = pages.map(({ file }) => `/${file.replace(/index\.html$|\.html$/, '')}`);
  await bundle.addFile('_headers', headersFile(securityHeaders(brand, inlineHashes(inline, [critical])), addresses, prefixes));
  const worker = { path: 'sw.js', contentOf: (build: string) => `/* ${build} of ${code} */`, reason: 'keeps files' };
  await bundle.finish({ inputs: `inputs-of-${code}`, core: 'core', entry: '/core/main.js', inline, htmlGzip: 0, worker });
  return dir;
}
