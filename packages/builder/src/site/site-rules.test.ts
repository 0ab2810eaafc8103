import type { PublicBrand } from '@livery/brand/public-brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../output/content-hash.ts';
import { headersFile, securityHeaders } from './security-headers.ts';
import { redirectsFile } from './site-files.ts';
import { addressOf, fileAt, headersAt, matchesRule, parseHeaders, parseRedirects } from './site-rules.ts';

const languageCodes = [
  'pt',
  'en',
  'es',
  'fr',
  'de',
  'it',
  'ja',
  'ko',
  'vi',
  'th',
  'zh-TW',
  'zh-CN',
  'id',
  'tr',
  'pl',
  'nl',
  'sv',
  'fi',
  'cs',
  'hu',
];
const brandOf = (supported: string[], games: string[] = []): PublicBrand =>
  ({ languages: { default: supported[0], supported }, gateway: { baseUrl: '' }, frames: { games, images: [] } }) as unknown as PublicBrand;
const prefixesOf = (supported: string[]): string[] => supported.slice(1).map((language) => `/${language}`);

/** The site's routes, and its pages in every language. */
const routes = [
  ...['/', '/index.html', '/home', '/login', '/promotions', '/member', '/member/:section'].map((path) => ({ path, document: '/app' })),
  { path: '/promotions/:promotion', document: '/promotions' },
];
const documentsOf = (supported: string[]): string[] =>
  ['', ...prefixesOf(supported)].flatMap((prefix) =>
    ['index', 'home', 'promotions', 'app', '404'].map((name) => `${prefix}/${name}.html`.slice(1)),
  );

const languages = fc.uniqueArray(fc.constantFrom(...languageCodes), { minLength: 1, maxLength: 20 });
const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);

describe('_redirects', () => {
  const written = (supported: string[]): string => redirectsFile(brandOf(supported), routes, documentsOf(supported));

  it('stays within Cloudflare Pages limits: no catch-all, pages by address, placeholders last, at most 100 of them', () => {
    const lines = written(languageCodes).trimEnd().split('\n');
    const isOpen = (line: string): boolean => /[:*]/.test(line);
    expect(lines.filter((line) => line.startsWith('/* '))).toEqual([]);
    expect(lines.filter((line) => line.includes('.html'))).toEqual([]);
    expect(lines.findIndex(isOpen)).toBe(lines.filter((line) => !isOpen(line)).length);
    expect(lines.filter(isOpen).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(1000);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  });

  it('does not shadow a document of the bundle, which Cloudflare would then no longer show', () => {
    fc.assert(
      fc.property(languages, (supported) => {
        const shells = parseRedirects(written(supported)).filter(({ status }) => status === 200);
        const pages = documentsOf(supported).map(addressOf);
        expect(pages.filter((page) => shells.some(({ from }) => matchesRule(from, page)))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('maps every address of the site to a page in its language, and no others', () => {
    fc.assert(
      fc.property(languages, segment, (supported, name) => {
        const documents = documentsOf(supported);
        const rules = parseRedirects(written(supported));
        for (const prefix of ['', ...prefixesOf(supported)]) {
          for (const { path, document } of routes) {
            const address = `${prefix}${path}`.replace(/:\w+/, name);
            if (fileAt(address, (file) => documents.includes(file)) !== null) continue;
            expect(
              rules.find(({ from }) => matchesRule(from, address)),
              address,
            ).toMatchObject({ to: `${prefix}${document}`, status: 200 });
          }
          const unknown = rules.find(({ from }) => matchesRule(from, `${prefix}/member/${name}/more`));
          expect(unknown).toEqual(prefix === '' ? undefined : { from: `${prefix}/*`, to: `${prefix}/404`, status: 404 });
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('_headers', () => {
  /** For inline parts. Each kind of page has its own rules. */
  const hashes = (count: number): string[] => Array.from({ length: count }, (_, index) => `'${integrityOf(String(index))}'`);
  const written = (supported: string[], games: string[] = []): string =>
    headersFile(
      securityHeaders(brandOf(supported, games), { scripts: hashes(2), styles: hashes(16) }),
      documentsOf(supported).map(addressOf),
      prefixesOf(supported),
    );

  it('stays within the Cloudflare Pages limits of 100 rules and 2,000 characters per line', () => {
    const games = Array.from({ length: 12 }, (_, index) => `https://games-${index}.a-vendor-with-a-long-name.example`);
    const text = written(languageCodes, games);
    expect(parseHeaders(text).length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('sets each header once per address, since matching rules add up', () => {
    fc.assert(
      fc.property(languages, (supported) => {
        const rules = parseHeaders(written(supported));
        const addresses = [...documentsOf(supported).map(addressOf), '/core/a.js', '/assets/a.svg', '/files.json'];
        for (const address of addresses) {
          const names = rules
            .filter(({ pattern }) => matchesRule(pattern, address))
            .flatMap(({ headers }) => headers.map(([name]) => name));
          expect(new Set(names).size, address).toBe(names.length);
          const caching = new Map(headersAt(rules, address)).get('Cache-Control');
          expect(caching, address).toBe(/^\/(?:core|assets)\//.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache');
        }
      }),
      { numRuns: 20 },
    );
  });

  it('can be parsed back unchanged', () => {
    const headers = securityHeaders(brandOf(['pt']), { scripts: [], styles: [] });
    expect(parseHeaders(headersFile(headers, ['/'], []))[0]).toEqual({ pattern: '/*', headers });
  });
});

describe('connect-src', () => {
  const sent = (changes: Partial<PublicBrand>): string | undefined => {
    const headers = new Map(securityHeaders({ ...brandOf(['pt']), ...changes }, { scripts: [], styles: [] }));
    return /connect-src [^;]*/.exec(headers.get('Content-Security-Policy') ?? '')?.[0];
  };

  it('lets pages call their own origin, the gateway and the visit counter, and no other origin', () => {
    expect(sent({})).toBe("connect-src 'self'");
    const analytics = { collector: 'https://stats.acme.example:8443/matomo.php' };
    expect(sent({ analytics })).toBe("connect-src 'self' https://stats.acme.example:8443");
    const gateway = { baseUrl: 'https://stats.acme.example:8443' };
    expect(sent({ analytics, gateway })).toBe("connect-src 'self' https://stats.acme.example:8443");
  });
});

describe('Strict-Transport-Security', () => {
  const sent = (transport?: 'host' | 'subdomains' | 'preload'): string | undefined =>
    new Map(securityHeaders(brandOf(['pt']), { scripts: [], styles: [] }, transport && { transport })).get('Strict-Transport-Security');

  it('covers only the host unless the brand asks for more', () => {
    expect(sent()).toBe('max-age=31536000');
    expect(sent('subdomains')).toBe('max-age=31536000; includeSubDomains');
    expect(sent('preload')).toBe('max-age=31536000; includeSubDomains; preload');
  });
});

describe('addressOf', () => {
  it('returns the address at which a host looks for that file', () => {
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, fc.constantFrom('.html', '/index.html', '.js', '.svg'), (name, ending) => {
        const file = `${name}${ending}`;
        expect(fileAt(addressOf(file), (candidate) => candidate === file)).toBe(file);
      }),
    );
    expect(['index.html', 'en/index.html', 'en/promotions.html', 'core/a.js'].map(addressOf)).toEqual([
      '/',
      '/en/',
      '/en/promotions',
      '/core/a.js',
    ]);
  });
});

describe('matchesRule', () => {
  it('treats every other character literally', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const plain = text.replaceAll(/[*:]/g, '');
        expect(matchesRule(`/${plain}`, `/${plain}`)).toBe(true);
        expect(matchesRule(`/${plain}`, `/${plain}x`)).toBe(false);
      }),
    );
    expect(matchesRule('/member/:section', '/member/a/b')).toBe(false);
    expect(matchesRule('/core/*', '/core/a/b.js')).toBe(true);
  });
});
