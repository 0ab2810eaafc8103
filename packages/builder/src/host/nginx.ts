import { largestBody } from '@livery/contract/body-limits';
import type { ErrorCode } from '@livery/contract/errors';
import { callPrefixes } from '../serve/gateway-proxy.ts';
import { contentTypes } from '../site/content-types.ts';
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

const indent = '    ';

export interface NginxOptions extends HostOptions {
  /** Whether the brotli module is installed (Debian's libnginx-mod-http-brotli-static). */
  brotli: boolean;
  /** Folder with `fullchain.pem` and `privkey.pem`; `{host}` is the first host of a brand. */
  certificates: string;
}

/** One file for nginx's `http` context, e.g. `/etc/nginx/conf.d/livery.conf`: every host of every brand, and nothing for others. Throws `UnsupportedHostConfig`. */
export function nginxConfig(sites: readonly HostSite[], options: NginxOptions): string {
  const { gateway, gamesOrigins } = options;
  const hosts = [...sites.flatMap((site) => site.hosts), ...(gateway === undefined ? [] : gamesHosts(gamesOrigins))];
  const parts: Block[] = [
    ...namesTable(hosts),
    [
      'map $uri $livery_caching',
      ['default no-cache;', ...[...cachingRules(sites)].map(([pattern, value]) => `~^${rulePattern(pattern)}$ ${quoted(value)};`)],
    ],
    ...(gateway === undefined ? [] : [upstream(gateway)]),
    ...refusals(hosts, options),
    ...sites.map((site) => siteServer(site, options)),
    ...(gateway === undefined ? [] : gamesHosts(gamesOrigins).map((host) => gamesServer(host, gateway, options))),
  ];
  return [...preface('nginx', sites), ...parts.map((part) => `\n${writtenBlock(part, indent)}`), ''].join('\n');
}

function siteServer(site: HostSite, options: NginxOptions): Block {
  const { root, gateway, brotli, gamesOrigins } = options;
  const folder = `${root}/${site.code}`;
  const lookup = 'try_files $uri $uri.html $uri/index.html';
  const location = (match: string, ...lines: Block): Block => [`location ${match}`, lines];
  const lines: Block = [
    ...listening(site.hosts, options),
    `root ${quoted(folder)};`,
    ...mediaTypes(),
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    ...(brotli ? ['brotli_static on;'] : []),
    ...site.headers.map(([name, value]) => {
      const allowed = name === 'Content-Security-Policy' ? allowInPolicy(value, 'frame-src', [...gamesOrigins]) : value;
      return `add_header ${name} ${quoted(allowed)} always;`;
    }),
    'add_header Cache-Control $livery_caching always;',
    'error_page 404 /404.html;',
    ...(gateway === undefined ? [] : gatewayLocations(`~ ^/(?:${callPrefixes.join('|')})(?:/|$)`, gateway, transport(site), options)),
    ...location(String.raw`~ /\.|^/_`, 'return 404;'),
    ...[...byTarget(site.redirects, 200)].flatMap(([to, addresses]) =>
      location(`~ ^(?:${addresses.map(rulePattern).join('|')})$`, `${lookup} ${pageFile(to)};`),
    ),
    ...[...byTarget(site.redirects, 404)].flatMap(([to, addresses]) =>
      addresses.flatMap((address) => location(address.replace(/\*$/, ''), `error_page 404 ${pageFile(to)};`, `${lookup} =404;`)),
    ),
    ...location('/', `${lookup} =404;`),
  ];
  return [`server`, lines];
}

/** Strict-Transport-Security also applies to the gateway's answers, which set all other headers themselves. */
function transport({ headers }: HostSite): string[] {
  return headers
    .filter(([name]) => name === 'Strict-Transport-Security')
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function gamesServer(host: string, gateway: string, options: NginxOptions): Block {
  return ['server', [...listening([host], options), ...location404('~ ^/control(?:/|$)'), ...gatewayLocations('/', gateway, [], options)]];
}

function location404(match: string): Block {
  return [`location ${match}`, ['return 404;']];
}

/** Behind a load balancer, the request carries the visitor's address. At the edge, the visitor's own claim is dropped. */
function gatewayLocations(match: string, gateway: string, headers: string[], { plain }: NginxOptions): Block {
  return [
    `location ${match}`,
    [
      `proxy_pass ${new URL(gateway).protocol}//livery_gateway;`,
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      `proxy_set_header X-Forwarded-For ${plain ? '$proxy_add_x_forwarded_for' : '$remote_addr'};`,
      `proxy_set_header X-Forwarded-Proto ${plain ? '$http_x_forwarded_proto' : '$scheme'};`,
      ...(gateway.startsWith('https:') ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${new URL(gateway).hostname};`] : []),
      ...headers,
      `client_max_body_size ${largestBody};`,
      'error_page 413 @livery_too_large;',
      'error_page 502 504 @livery_silent;',
    ],
    'location @livery_too_large',
    answer(413, 'PAYLOAD_TOO_LARGE'),
    'location @livery_silent',
    answer(502, 'UNAVAILABLE'),
  ];
}

function answer(status: number, code: ErrorCode): string[] {
  return [
    'default_type application/json;',
    'add_header Cache-Control no-store always;',
    `return ${status} '${failureEnvelope(code, '$request_id')}';`,
  ];
}

function upstream(gateway: string): Block {
  const { hostname, port, protocol } = new URL(gateway);
  return ['upstream livery_gateway', [`server ${hostname}:${port || (protocol === 'https:' ? 443 : 80)};`, 'keepalive 32;']];
}

function listening(hosts: readonly string[], { plain, port, certificates }: NginxOptions): string[] {
  const folder = certificates.replaceAll('{host}', hosts[0] ?? '');
  const secured = [
    `ssl_certificate ${quoted(`${folder}/fullchain.pem`)};`,
    `ssl_certificate_key ${quoted(`${folder}/privkey.pem`)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:livery:10m;',
    'ssl_session_tickets off;',
  ];
  return [...listens(port, plain ? '' : ' ssl http2'), `server_name ${hosts.join(' ')};`, 'server_tokens off;', ...(plain ? [] : secured)];
}

function listens(port: number, rest: string): string[] {
  return [`listen ${port}${rest};`, `listen [::]:${port}${rest};`];
}

/** Unknown hosts get no answer. Without TLS a brand's hosts only redirect to https. */
function refusals(hosts: string[], { plain, port }: NginxOptions): Block[] {
  if (plain) return [['server', [...listens(port, ' default_server'), 'return 444;']]];
  const secured: Block = ['server', [...listens(port, ' ssl http2 default_server'), 'ssl_reject_handshake on;', 'return 444;']];
  if (port !== 443) return [secured];
  return [
    secured,
    ['server', [...listens(80, ' default_server'), 'return 444;']],
    [
      'server',
      [
        ...listens(80, ''),
        `server_name ${hosts.join(' ')};`,
        'server_tokens off;',
        'location /.well-known/acme-challenge/',
        ['root /var/lib/letsencrypt;'],
        'location /',
        ['return 301 https://$host$request_uri;'],
      ],
    ],
  ];
}

/** nginx's default tables fit about a hundred short names. */
function namesTable(hosts: string[]): Block[] {
  const longest = Math.max(0, ...hosts.map((host) => host.length));
  if (hosts.length <= 100 && longest <= 40) return [];
  const power = (least: number): number => 2 ** Math.ceil(Math.log2(least));
  return [
    [
      `server_names_hash_max_size ${power(Math.max(512, hosts.length * 8))};`,
      `server_names_hash_bucket_size ${power(Math.max(64, longest + 32))};`,
    ],
  ];
}

function mediaTypes(): Block {
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => [ending.slice(1), type.split(';')[0] ?? '', type.includes('charset')] as const,
  );
  const texts = types.filter(([, type, isText]) => isText && type !== 'text/html').map(([, type]) => type);
  return [
    'types',
    types.map(([ending, type]) => `${type} ${ending};`),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
  ];
}

/** One table serves all brands, so they must not contradict each other. */
function cachingRules(sites: readonly HostSite[]): Map<string, string> {
  const rules = new Map<string, string>();
  for (const { code, caching } of sites) {
    for (const { pattern, value } of caching) {
      if ((rules.get(pattern) ?? value) !== value)
        throw new UnsupportedHostConfig(
          `The bundle of ${code} caches ${pattern} in another way than the other bundles: build all with one engine.`,
        );
      rules.set(pattern, value);
    }
  }
  return rules;
}

function quoted(value: string): string {
  if (/[$\\\n]/.test(value)) throw new UnsupportedHostConfig(`A configuration of nginx cannot express ${JSON.stringify(value)}.`);
  return `"${value.replaceAll('"', String.raw`\"`)}"`;
}
