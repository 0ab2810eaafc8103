import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { largestBody } from '@livery/contract/body-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview } from '../serve/preview-server.ts';
import { siteBrands, writeSite } from '../testing/site.ts';
import { verifySite } from '../verify/verify-site.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { UnsupportedHostConfig, readHostSite, type HostOptions, type HostSite } from './hosted-site.ts';
import { findProgram, freePort, hasBrotliModule, startCaddy, startNginx, writeCertificate, type WebServer } from '../testing/web-server.ts';

const gamesHost = 'games.example';
const hosts = [...siteBrands.map(({ hosts: [host = ''] }) => host), gamesHost];

let root: string;
let sites: HostSite[];
let gateway: Server;
let common: HostOptions;
const running: WebServer[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-host-'));
  chmodSync(root, 0o755);
  sites = [];
  for (const brand of siteBrands) {
    const dir = await writeSite(join(root, 'www'), brand, ['https://vendor.example']);
    // Files that a careless copy may leave next to a bundle.
    writeFileSync(join(dir, '.env'), 'SECRET=1');
    sites.push(readHostSite(dir, brand));
  }
  gateway = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    request.resume().on('end', () => response.end(JSON.stringify({ url: request.url, headers: request.headers })));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  common = { root: join(root, 'www'), gateway: `http://127.0.0.1:${port}`, gamesOrigins: [`http://${gamesHost}`], plain: true, port: 0 };
});

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  gateway.closeAllConnections();
  gateway.close();
  rmSync(root, { recursive: true, force: true });
});

const nginx = (options: HostOptions): string =>
  nginxConfig(sites, { ...options, brotli: hasBrotliModule, certificates: join(root, 'certificates', '{host}') });
/** Caddy makes its own certificates, and its second port, which by default needs root rights, is moved. */
const caddy = (options: HostOptions, spare: number): string =>
  `${options.plain ? '' : `{\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${spare}\n}\n`}${caddyConfig(sites, options)}`;

const servers = [
  {
    name: 'nginx',
    missing: findProgram('nginx') === null || findProgram('openssl') === null,
    start: (options: HostOptions) => startNginx(join(root, `nginx-${options.port}`), nginx(options), options.port),
  },
  {
    name: 'caddy',
    missing: findProgram('caddy') === null,
    start: async (options: HostOptions) => startCaddy(join(root, `caddy-${options.port}`), caddy(options, await freePort()), options.port),
  },
];

it.each(['nginx', 'caddy'])('%s sends each host’s calls with the Strict-Transport-Security of its own brand', (name) => {
  const values = ['max-age=31536000; includeSubDomains; preload', 'max-age=31536000'];
  const [first] = sites;
  if (first === undefined) throw new Error('There is no site.');
  // Otherwise similar brands share a block of Caddy.
  const mixed = sites.slice(0, 2).map(({ code, hosts: own }, index) => ({
    ...first,
    code,
    hosts: own,
    headers: first.headers.map(
      ([header, value]) => [header, header === 'Strict-Transport-Security' ? (values[index] ?? '') : value] as const,
    ),
  }));
  expect(mixed).toHaveLength(2);
  const text =
    name === 'caddy' ? caddyConfig(mixed, common) : nginxConfig(mixed, { ...common, brotli: false, certificates: '/certificates' });
  const blocks = text.split(/\n(?=\S.*\{\n)/).filter((block) => /livery_gateway/.test(block) && !/^\(|^upstream/.test(block));
  const sent = mixed.map(({ hosts: [host = ''] }) => {
    const own = blocks.filter((block) => block.includes(host)).join('\n');
    return values.filter((value) => new RegExp(`Strict-Transport-Security ["\`]?${value}["\`]?(?: always;)?\n`).test(own));
  });
  expect(sent).toEqual([[values[0]], [values[1]]]);
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  path: string;
  method?: string;
  /** Bytes of the body. */
  weight?: number;
  headers?: Record<string, string>;
  /** Over TLS, with this name in the handshake. */
  serverName?: string;
}

function ask(port: number, host: string, { path, method = 'GET', weight = 2, headers = {}, serverName }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { Host: host, ...headers }, agent: false };
    const onAnswer = (response: IncomingMessage): void => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    };
    const call =
      serverName === undefined
        ? httpRequest(options, onAnswer)
        : httpsRequest({ ...options, servername: serverName, rejectUnauthorized: false }, onAnswer);
    call.on('error', reject);
    call.end(method === 'GET' ? undefined : Buffer.alloc(weight));
  });
}

/** Caddy listens before it has made its certificates. */
async function untilCertified(question: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await question().catch((error: NodeJS.ErrnoException) => error);
    if (!(answer instanceof Error)) return answer;
    if (answer.code !== 'EPROTO') throw answer;
    await wait(50);
  }
}

const echoed = (answer: Answer): { url: string; headers: Record<string, string> } =>
  JSON.parse(answer.body) as { url: string; headers: Record<string, string> };

const verify = (code: string, port: number, gamesOrigins = [...common.gamesOrigins]) =>
  verifySite({
    url: new URL(`http://${code}.example`),
    connect: { host: '127.0.0.1', port },
    manifest: join(common.root, code, 'files.json'),
    gamesOrigins,
    timeLimit: 30_000,
  });

// Missing programs come with: apt-get install nginx libnginx-mod-http-brotli-static caddy openssl
for (const { name, missing, start } of servers) {
  describe.skipIf(missing)(`the configuration of ${name}, in the real one`, () => {
    let port: number;
    const run = async (changes: Partial<HostOptions>): Promise<number> => {
      const own = await freePort();
      running.push(await start({ ...common, ...changes, port: own }));
      return own;
    };

    beforeAll(async () => {
      port = await run({});
    });

    it('serves every brand as preview does, so the same verification finds nothing [engine-32]', async () => {
      const preview = await startPreview({
        outputs: siteBrands.map(({ code, hosts: own }) => ({ code, dir: join(common.root, code), hosts: own })),
        port: 0,
      });
      for (const { code } of siteBrands) {
        const { questions, findings } = await verify(code, port);
        expect(findings, `${name} ${code}`).toEqual([]);
        expect(await verify(code, preview.port, preview.gamesOrigins)).toMatchObject({ questions, findings: [] });
      }
      await preview.close();
    });

    it('serves a brand on each of its hosts and answers no other host [engine-32]', async () => {
      expect((await ask(port, 'www.alfa.example', { path: '/' })).body).toContain('index of alfa');
      expect((await ask(port, 'beta.example', { path: '/' })).body).toContain('index of beta');
      for (const host of ['stranger.example', 'alfa.example.stranger.example', '127.0.0.1', '']) {
        await expect(ask(port, host, { path: '/' }), host).rejects.toThrow(/hang up|ECONNRESET/);
      }
    });

    it('answers a deep link with the shell of its brand and language', async () => {
      for (const [host, path, language] of [
        ['alfa.example', '/member/profile?tab=1', 'pt'],
        ['alfa.example', '/en/member/profile', 'en'],
        ['beta.example', '/member', 'en'],
      ] as const) {
        const { status, body } = await ask(port, host, { path });
        expect([status, body.includes(`<html lang="${language}">`)], host + path).toEqual([200, true]);
        expect(body).toContain(`"code":"${host.split('.')[0]}"`);
      }
      expect((await ask(port, 'alfa.example', { path: '/en/nowhere' })).body).toContain('<html lang="en">');
    });

    it('forwards calls with the tenant’s host and the visitor address seen by a load balancer', async () => {
      const answer = await ask(port, 'alfa.example', {
        path: '/wps/x/keys?a=1',
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' },
      });
      const { url, headers } = echoed(answer);
      expect(url).toBe('/wps/x/keys?a=1');
      expect(headers).toMatchObject({ host: 'alfa.example', 'x-forwarded-host': 'alfa.example', 'x-forwarded-proto': 'https' });
      expect(headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'strict-transport-security': expect.stringContaining('max-age') as string,
      });
      for (const path of ['/lgw/games/game_menus', '/lotto/lgw/x', '/art/cover/1-p.svg'])
        expect(echoed(await ask(port, 'alfa.example', { path })).url).toBe(path);
      expect((await ask(port, 'alfa.example', { path: '/wpsx' })).status).toBe(404);
    });

    it('forwards the games host to the gateway', async () => {
      const { url, headers } = echoed(await ask(port, gamesHost, { path: '/slot/?ticket=1' }));
      expect([url, headers['host']]).toEqual(['/slot/?ticket=1', gamesHost]);
    });

    it('blocks the control routes of the gateway on every host', async () => {
      for (const host of hosts) {
        for (const path of [
          '/control/reset',
          '/control',
          '/%63ontrol/reset',
          '//control/reset',
          '/wps/../control/reset',
          '/slot/../control',
        ]) {
          const { status, body } = await ask(port, host, { path });
          expect([status, body.includes('"url"')], `${host}${path}`).toEqual([404, false]);
        }
      }
    });

    it('answers with an error envelope when the gateway is down', async () => {
      const alone = await run({ gateway: `http://127.0.0.1:${await freePort()}` });
      const { status, headers, body } = await ask(alone, 'alfa.example', { path: '/wps/x/keys' });
      expect([status, headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([502, 'application/json', 'no-store']);
      expect(JSON.parse(body)).toEqual({
        success: false,
        value: { code: 'UNAVAILABLE', requestId: expect.stringMatching(/^[\w-]{32,36}$/) as string },
        message: 'UNAVAILABLE',
      });
    });

    it('accepts a body of the largest allowed size and refuses a larger one with an error envelope', async () => {
      const send = (host: string, weight: number, headers = {}) =>
        ask(port, host, { path: '/wps/x/upload', method: 'POST', weight, headers });
      for (const host of ['alfa.example', gamesHost]) {
        expect(echoed(await send(host, largestBody)).headers, host).toMatchObject({ 'content-length': String(largestBody) });
        for (const framing of [{}, { 'Transfer-Encoding': 'chunked' }]) {
          const { status, headers, body } = await send(host, largestBody + 1, framing);
          expect([status, headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([413, 'application/json', 'no-store']);
          expect(JSON.parse(body)).toMatchObject({ success: false, value: { code: 'PAYLOAD_TOO_LARGE' }, message: 'PAYLOAD_TOO_LARGE' });
        }
      }
    });

    it('refuses POST to static files', async () => {
      expect((await ask(port, 'alfa.example', { path: '/', method: 'POST' })).status).toBe(405);
    });

    it('serves over TLS, ignores the address a visitor claims, and refuses unknown hosts in the handshake [engine-32]', async () => {
      if (name === 'nginx') for (const host of hosts) writeCertificate(join(root, 'certificates', host), host);
      const secure = await run({ plain: false });
      const home = await untilCertified(() => ask(secure, 'alfa.example', { path: '/', serverName: 'alfa.example' }));
      const call = await ask(secure, 'alfa.example', {
        path: '/wps/x/keys',
        headers: { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'http' },
        serverName: 'alfa.example',
      });
      for (const serverName of ['stranger.example', 'alfa.example']) {
        await expect(ask(secure, 'stranger.example', { path: '/', serverName }), serverName).rejects.toThrow();
      }
      expect([home.status, home.body.includes('index of alfa')]).toEqual([200, true]);
      expect(echoed(call).headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    });

    it('handles a thousand brands', async () => {
      const [pattern] = sites;
      if (pattern === undefined) throw new Error('No site was written.');
      const many = Array.from({ length: 1000 }, (_, index) => ({
        ...pattern,
        code: `brand-${index}`,
        hosts: [`a-rather-long-host-name-of-brand-${index}.players.example`],
      }));
      const manyPort = await freePort();
      const options = { ...common, port: manyPort };
      const started =
        name === 'nginx'
          ? startNginx(join(root, 'many-nginx'), nginxConfig(many, { ...options, brotli: hasBrotliModule, certificates: '' }), manyPort)
          : startCaddy(join(root, 'many-caddy'), caddyConfig(many, options), manyPort);
      running.push(await started);
      expect((await ask(manyPort, 'a-rather-long-host-name-of-brand-999.players.example', { path: '/wps/x' })).status).toBe(200);
    });
  });
}

describe('a configuration', () => {
  it('proxies nothing when no gateway is named', () => {
    const { gateway: _gateway, ...alone } = common;
    expect(nginxConfig(sites, { ...alone, brotli: true, certificates: '' })).not.toMatch(/proxy_pass|server_name games/);
    expect(caddyConfig(sites, alone)).not.toMatch(/reverse_proxy|games\.example \{/);
  });

  it('redirects http to https and keeps the path for certificate challenges open', () => {
    const text = nginxConfig(sites, { ...common, plain: false, port: 443, brotli: false, certificates: '/etc/letsencrypt/live/{host}' });
    expect(text).toContain('return 301 https://$host$request_uri;');
    expect(text).toContain('location /.well-known/acme-challenge/ {');
    expect(text).toContain('ssl_certificate "/etc/letsencrypt/live/beta.example/fullchain.pem";');
    expect(text).not.toContain('brotli_static');
    expect(caddyConfig(sites, { ...common, plain: false, port: 443 })).toContain('\nalfa.example, www.alfa.example {\n');
  });

  it('refuses values that the server would interpret', () => {
    const changed = (value: string): HostSite[] => sites.map((site) => ({ ...site, headers: [['X-Name', value]] }));
    const options = { ...common, brotli: true, certificates: '' };
    for (const value of ['$host', 'a\\"; return 200', 'a\nb'])
      expect(() => nginxConfig(changed(value), options)).toThrow(UnsupportedHostConfig);
    for (const value of ['{env.HOME}', 'a`b', 'a\nb']) expect(() => caddyConfig(changed(value), common)).toThrow(UnsupportedHostConfig);
  });

  it('refuses a bundle with per-address headers other than Cache-Control, and bundles that disagree', async () => {
    const dir = await writeSite(join(root, 'other'), { code: 'delta', hosts: [], languages: { default: 'pt', supported: ['pt'] } });
    writeFileSync(join(dir, '_headers'), '/*\n  A: b\n/core/*\n  X-Other: 1\n');
    expect(() => readHostSite(dir, { code: 'delta', hosts: [] })).toThrow(/only Cache-Control by address/);
    writeFileSync(join(dir, '_headers'), '/*\n  A: b\n/core/*\n  Cache-Control: max-age=60\n');
    const other = readHostSite(dir, { code: 'delta', hosts: ['delta.example'] });
    expect(() => nginxConfig([...sites, other], { ...common, brotli: true, certificates: '' })).toThrow(/build all with one engine/);
  });
});
