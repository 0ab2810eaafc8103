import type { Brand } from '@livery/brand';
import { pageNames, type PublicBrand } from '@livery/brand/public-brand';
import type { Header } from './header.ts';
import { offlineFile, workerFile } from './service-worker.ts';

const { workerPolicy } = pageNames;

type StrictTransport = Brand['security']['strictTransport'];

/** RFC 6797. Preload lists require at least a year, and all subdomains. */
const strictTransport: Record<StrictTransport, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
};

/**
 * The headers of every answer. `hashes` are the quoted sources of the inline parts. Nothing may be framed, shown or
 * called beyond what the brand file allows.
 */
export function securityHeaders(
  brand: PublicBrand,
  hashes: { scripts: string[]; styles: string[] },
  { transport = 'host', gamesOrigins = [] }: { transport?: StrictTransport; gamesOrigins?: string[] } = {},
): Header[] {
  const games = unique([...brand.frames.games, ...gamesOrigins]);
  const policy: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes.scripts]],
    ['style-src', ["'self'", ...hashes.styles]],
    ['img-src', ["'self'", 'data:', ...unique(brand.frames.images)]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...unique([brand.gateway.baseUrl, brand.analytics?.collector ?? ''].flatMap(originOf))]],
    ['frame-src', games.length > 0 ? games : ["'none'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['dompurify', workerPolicy]],
  ];
  return [
    ['Content-Security-Policy', policy.map(([name, sources]) => [name, ...sources].join(' ')).join('; ')],
    ['Integrity-Policy', 'blocked-destinations=(script)'],
    ['Strict-Transport-Security', strictTransport[transport]],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    [
      'Permissions-Policy',
      `camera=(), microphone=(), geolocation=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self), fullscreen=(${['self', ...games.map((origin) => `"${origin}"`)].join(' ')})`,
    ],
  ];
}

/** Adds sources to one directive of a policy; `'none'` gives way to them. */
export function allowInPolicy(policy: string, directive: string, sources: string[]): string {
  if (sources.length === 0) return policy;
  return policy
    .split('; ')
    .map((entry) => {
      const [name, ...present] = entry.split(' ');
      return name === directive ? [name, ...unique([...present.filter((source) => source !== "'none'"), ...sources])].join(' ') : entry;
    })
    .join('; ');
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Matching rules add up, so `/*` sets no caching: browsers revalidate
 * pages each time and keep files with a hash in their name for good. Each language has one rule for all its pages,
 * because Cloudflare reads only a hundred rules; there a line may have 2,000 characters.
 */
export function headersFile(headers: Header[], pageAddresses: string[], prefixes: string[]): string {
  const rule = (path: string, lines: readonly Header[]): string =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const fresh: Header = ['Cache-Control', 'no-cache'];
  const kept: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
  const pages = pageAddresses.filter((address) => !prefixes.some((prefix) => address.startsWith(`${prefix}/`)));
  return [
    rule('/*', headers),
    ...['/core/*', '/assets/*'].map((path) => rule(path, [kept])),
    ...[
      ...prefixes.map((prefix) => `${prefix}/*`),
      ...pages,
      `/${workerFile}`,
      `/${offlineFile}`,
      '/version.json',
      '/files.json',
      '/contrast.json',
      '/contrast.html',
    ].map((path) => rule(path, [fresh])),
    '',
  ].join('\n');
}

function originOf(baseUrl: string): string[] {
  return baseUrl === '' ? [] : [new URL(baseUrl).origin];
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
