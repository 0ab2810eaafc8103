import { largestBody } from '@livery/contract/body-limits';
import type { ErrorCode } from '@livery/contract/errors';
import { callPrefixes } from '../serve/gateway-proxy.ts';
import { contentTypes } from '../site/content-types.ts';
import type { Header } from '../site/header.ts';
import { allowInPolicy } from '../site/security-headers.ts';
import { rulePattern } from '../site/site-rules.ts';
import {
  byTarget,
  gamesHosts,
  UnsupportedHostConfig,
  pageFile,
  preface,
  failureEnvelope,
  type HostOptions,
  type HostSite,
} from './hosted-site.ts';
import { writtenBlock, type Block } from './written-block.ts';

/** Caddy's own style. */
const indent = '\t';

/**
 * A Caddyfile: every host of every brand, and nothing for others. Caddy gets the certificates by itself unless `plain`. Brands whose
 * addresses follow the same rules share a block, since Caddy reads many blocks slowly. Throws `UnsupportedHostConfig`.
 */
export function caddyConfig(sites: readonly HostSite[], options: HostOptions): string {
  const { gateway, gamesOrigins } = options;
  const parts: Block[] = [
    ['(livery_files)', sharedFiles()],
    ...(gateway === undefined ? [] : [['(livery_gateway)', gatewayProxy(gateway, options)] satisfies Block]),
    ...alike(sites).flatMap((group, index) => siteBlocks(group, `livery_headers_${index}`, options)),
    ...(gateway === undefined ? [] : gamesHosts(gamesOrigins).map((host): Block => [addresses([host], options), gamesBlock()])),
    ...refusals(options),
  ];
  return [...preface('caddy', sites), ...parts.map((part) => `\n${writtenBlock(part, indent)}`), ''].join('\n');
}

/** At least one brand. All have the same header names, caching, redirects and Strict-Transport-Security. */
type Group = readonly [HostSite, ...HostSite[]];

function alike(sites: readonly HostSite[]): Group[] {
  const groups = new Map<string, [HostSite, ...HostSite[]]>();
  for (const site of sites) {
    const key = JSON.stringify([site.headers.map(([name]) => name), transportOf(site), site.caching, site.redirects]);
    const group = groups.get(key);
    if (group) group.push(site);
    else groups.set(key, [site]);
  }
  return [...groups.values()];
}

/** The headers as a snippet, then the site. A table by host holds the differences between brands. */
function siteBlocks(group: Group, snippet: string, options: HostOptions): Block[] {
  const [first] = group;
  const valueOf = (site: HostSite, name: string): string => {
    const value = site.headers.find(([header]) => header === name)?.[1] ?? '';
    return name === 'Content-Security-Policy' ? allowInPolicy(value, 'frame-src', [...options.gamesOrigins]) : value;
  };
  const names = first.headers.map(([name]) => name);
  const own = names.filter((name) => new Set(group.map((site) => valueOf(site, name))).size > 1);
  const columns = ['{livery_brand}', ...own.map((name) => `{livery_${name.toLowerCase().replaceAll('-', '_')}}`)];
  const table = [
    `map {host} ${columns.join(' ')}`,
    [
      ...group.flatMap((site) => site.hosts.map((host) => [host, site.code, ...own.map((name) => quoted(valueOf(site, name)))].join(' '))),
      // No brand has this folder.
      `default ${['.none', ...own.map(() => '``')].join(' ')}`,
    ],
  ];
  const headers = names.map(
    (name) => `header ${name} ${own.includes(name) ? columns[own.indexOf(name) + 1] : quoted(valueOf(first, name))}`,
  );
  return [
    [`(${snippet})`, [...headers, 'header Cache-Control no-cache']],
    [
      addresses(
        group.flatMap((site) => site.hosts),
        options,
      ),
      [...table, ...siteBlock(first, snippet, options)],
    ],
  ];
}

/** Also applies to the gateway's answers, which set all other headers themselves. */
function transportOf({ headers }: HostSite): Header[] {
  return headers.filter(([name]) => name === 'Strict-Transport-Security');
}

function siteBlock(site: HostSite, snippet: string, { root, gateway }: HostOptions): Block {
  const calls = `^/(?:${callPrefixes.join('|')})(?:/|$)`;
  const kept = site.caching.flatMap(({ pattern, value }, index): Block => {
    return [`@kept${index} path_regexp ^${rulePattern(pattern)}$`, `header @kept${index} Cache-Control ${quoted(value)}`];
  });
  const shells = [...byTarget(site.redirects, 200)].flatMap(([to, from], index): Block => {
    const pattern = from.map(rulePattern).join('|');
    return [`@shell${index}`, ['not file', `path_regexp ^(?:${pattern})$`], `rewrite @shell${index} ${pageFile(to)}`];
  });
  const shown = (page: string): Block => ['route', [`import ${snippet}`, `rewrite * ${page}`, 'import livery_files']];
  const missing = [...byTarget(site.redirects, 404)].flatMap(([to, from]) => {
    return from.flatMap((pattern): Block => [`handle ${pattern}`, shown(pageFile(to))]);
  });
  return [
    `root * ${quoted(root)}/{livery_brand}`,
    'header -Server',
    ...(gateway === undefined
      ? []
      : [`@calls path_regexp ${calls}`, 'handle @calls', [...transportOf(site).map(header), 'import livery_gateway']]),
    '@write not method GET HEAD',
    'handle @write',
    ['header Allow `GET, HEAD`', 'respond 405'],
    'handle',
    ['route', [`import ${snippet}`, ...kept, 'try_files {path} {path}.html {path}/index.html', ...shells, 'import livery_files']],
    'handle_errors',
    [
      'header -Server',
      ...gatewayErrors(),
      '@missing expression `{err.status_code} == 404`',
      'handle @missing',
      [...missing, 'handle', shown('/404.html')],
    ],
  ];
}

/** Serves the compressed copies, and hides names that start with a dot or an underscore. */
function sharedFiles(): Block {
  const types = Object.entries(contentTypes).flatMap(([ending, type]): Block => {
    const matcher = `@${ending.slice(1)}`;
    return [`${matcher} path *${ending}`, `header ${matcher} Content-Type ${quoted(type)}`];
  });
  return [...types, 'file_server', ['precompressed br gzip', 'hide .* _*', 'disable_canonical_uris']];
}

/** Behind a load balancer, the request carries the visitor's address. At the edge, the visitor's own claim is dropped. */
function gatewayProxy(gateway: string, { plain }: HostOptions): Block {
  const lines = [
    ...(plain ? ['trusted_proxies private_ranges'] : []),
    ...(gateway.startsWith('https:') ? ['transport http', ['tls']] : []),
  ];
  const limit: Block = ['request_body', [`max_size ${largestBody}`]];
  return [...limit, `reverse_proxy ${new URL(gateway).origin}`, ...(lines.length > 0 ? [lines] : [])];
}

function gamesBlock(): Block {
  return [
    'header -Server',
    String.raw`@control path_regexp ^/control(?:/|$)`,
    'handle @control',
    ['respond 404'],
    'handle',
    ['import livery_gateway'],
    'handle_errors',
    ['header -Server', ...gatewayErrors()],
  ];
}

/** Caddy's own answers to calls. */
function gatewayErrors(): Block {
  const answer = (status: number, code: ErrorCode): string[] => [
    'header Content-Type application/json',
    'header Cache-Control no-store',
    `respond \`${failureEnvelope(code, '{http.request.uuid}')}\` ${status}`,
  ];
  return [
    '@too_large expression `{err.status_code} == 413 || {err.message}.endsWith("request body too large")`',
    'handle @too_large',
    answer(413, 'PAYLOAD_TOO_LARGE'),
    '@silent expression `{err.status_code} in [502, 503, 504]`',
    'handle @silent',
    answer(502, 'UNAVAILABLE'),
  ];
}

/** An unknown host has no certificate, and a request for it over another host's connection gets no answer. */
function refusals({ plain, port }: HostOptions): Block[] {
  if (plain) return [[`http://:${port}`, ['abort']]];
  return port === 443
    ? [
        ['https://', ['abort']],
        ['http://', ['abort']],
      ]
    : [[`https://:${port}`, ['abort']]];
}

function addresses(hosts: readonly string[], { plain, port }: HostOptions): string {
  const scheme = plain ? 'http' : 'https';
  const rest = port === (plain ? 80 : 443) ? '' : `:${port}`;
  return hosts.map((host) => `${plain || rest !== '' ? `${scheme}://` : ''}${host}${rest}`).join(', ');
}

function header([name, value]: Header): string {
  return `header ${name} ${quoted(value)}`;
}

function quoted(value: string): string {
  if (/[`{}\n]/.test(value)) throw new UnsupportedHostConfig(`A configuration of Caddy cannot express ${JSON.stringify(value)}.`);
  return /^[\w./:@-]+$/.test(value) ? value : `\`${value}\``;
}
