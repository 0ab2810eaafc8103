import { renameSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortalFolder } from '../testing/portal-folder.ts';
import { openBundle } from '../output/bundle.ts';
import { PortBusy } from './listen.ts';
import { startPreview, type PreviewServer } from './preview-server.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: PortalFolder;
let gateway: Server;
let gatewayUrl: string;
let preview: PreviewServer;

/** Browsers resolve `*.localhost`, Node does not: the host goes into the header. */
function get(
  host: string,
  path: string,
  { port = preview.port, method = 'GET', headers = {} as Record<string, string>, body = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path, method, headers: { Host: `${host}:${port}`, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

const text = async (host: string, path: string): Promise<string> => (await get(host, path)).body.toString();

async function writeBundle(code: string): Promise<string> {
  const dir = join(folder.root, 'dist', code);
  const bundle = openBundle(dir);
  await bundle.addFile('index.html', `home of ${code}`);
  await bundle.addFile('promotions.html', `promotions of ${code}`);
  await bundle.addFile('app.html', `shell of ${code}`);
  await bundle.addFile('404.html', 'missing');
  await bundle.addFile('en/404.html', 'english missing');
  await bundle.addFile('en/index.html', `english home of ${code}`);
  await bundle.addFile('en/app.html', `english shell of ${code}`);
  await bundle.addFile('core/main-1.js', 'export const answer = 42;'.repeat(80));
  await bundle.addFile(
    '_redirects',
    '/member /app 200\n/en/member /en/app 200\n/member/:section /app 200\n/en/member/:section /en/app 200\n/en/* /en/404 404\n',
  );
  await bundle.addFile(
    '_headers',
    "/*\n  Content-Security-Policy: default-src 'none'; frame-src 'none'; base-uri 'none'\n  X-Content-Type-Options: nosniff\n/core/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  await bundle.finish({
    inputs: '1',
    core: '1',
    entry: '/core/main.js',
    inline: { boot: '', theme: '', importMap: '' },
    htmlGzip: 0,
    worker: { path: 'sw.js', contentOf: (build) => `/* ${build} */`, reason: 'keeps files' },
  });
  return dir;
}

beforeAll(async () => {
  folder = new PortalFolder();
  gateway = createServer((request, response) => {
    const { host, 'x-forwarded-host': forwarded, 'x-forwarded-for': caller } = request.headers;
    response.end(JSON.stringify({ url: request.url, method: request.method, host, forwarded, caller }));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const outputs = [
    { code: 'alfa', dir: await writeBundle('alfa'), hosts: ['www.alfa.example'] },
    { code: 'beta', dir: await writeBundle('beta'), hosts: [] },
  ];
  preview = await startPreview({ outputs, port: 0, gatewayUrl, brandPorts: { beta: 0 }, gamesPort: 0 });
});

afterAll(async () => {
  await preview.close();
  gateway.close();
  folder[Symbol.dispose]();
});

describe('startPreview', () => {
  it('picks the brand by its local host, its own host or its port', async () => {
    expect(await text('alfa.localhost', '/')).toBe('home of alfa');
    expect(await text('WWW.alfa.example', '/')).toBe('home of alfa');
    expect(await text('beta.localhost', '/')).toBe('home of beta');
    const numbered = Number(new URL(preview.urls[1]?.numberedUrl ?? '').port);
    expect((await get('localhost', '/', { port: numbered })).body.toString()).toBe('home of beta');
  });

  it('lists the brands on an unknown host', async () => {
    const { status, body } = await get('stranger.example', '/');
    expect(status).toBe(200);
    expect(body.toString()).toContain(`href="http://alfa.localhost:${preview.port}/"`);
  });

  it('serves a page at its plain address, and the shell of the language at an address without a page', async () => {
    expect(await text('alfa.localhost', '/promotions?from=mail')).toBe('promotions of alfa');
    expect(await text('alfa.localhost', '/member/profile')).toBe('shell of alfa');
    expect(await text('alfa.localhost', '/en')).toBe('english home of alfa');
    expect(await text('alfa.localhost', '/en/member')).toBe('english shell of alfa');
  });

  it('answers an unknown address with 404, in the language of the address', async () => {
    for (const [path, page] of [
      ['/no/such/page', 'missing'],
      ['/member/profile/more', 'missing'],
      ['/en/no-such-page', 'english missing'],
    ] as const) {
      const { status, body } = await get('alfa.localhost', path);
      expect([status, body.toString()], path).toEqual([404, page]);
    }
  });

  it('answers a missing script with 404 instead of a page of the site', async () => {
    const { status, body, headers } = await get('alfa.localhost', '/core/gone.js');
    expect([status, body.toString(), headers['cache-control']]).toEqual([404, 'missing', 'no-cache']);
  });

  it('serves nothing that is not listed in the bundle', async () => {
    for (const path of ['/_headers', '/../beta/index.html', '/%2e%2e/beta/index.html', '/..%2f..%2fbrands', '/%00', '/%E0%A4%A']) {
      expect(await text('alfa.localhost', path), path).toBe('missing');
    }
  });

  it('answers 503 for a missing bundle and 404 for a missing file, and serves both once they are back', async () => {
    const dir = join(folder.root, 'dist/alfa');
    renameSync(dir, `${dir}.away`);
    expect(await get('alfa.localhost', '/')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    renameSync(`${dir}.away`, dir);
    expect((await get('alfa.localhost', '/')).status).toBe(200);
    renameSync(join(dir, 'promotions.html'), join(dir, 'away'));
    expect((await get('alfa.localhost', '/promotions')).status).toBe(404);
    renameSync(join(dir, 'away'), join(dir, 'promotions.html'));
    expect((await get('alfa.localhost', '/promotions')).status).toBe(200);
  });

  it('serves the records used to check a deployed site', async () => {
    const { build, ...version } = JSON.parse(await text('alfa.localhost', '/version.json')) as { build: string };
    expect(version).toMatchObject({ version: 1, entry: '/core/main.js' });
    expect(JSON.parse(await text('alfa.localhost', '/files.json'))).toMatchObject({ version: 1, core: '1', build });
  });

  it('sends the headers of the bundle, and allows the local games too', async () => {
    const { headers } = await get('alfa.localhost', '/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(`default-src 'none'; frame-src ${preview.gamesOrigins.join(' ')}; base-uri 'none'`);
    expect((await get('alfa.localhost', '/core/main-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends the compressed twin that the browser accepts, and 304 for what it already has', async () => {
    const plain = await get('alfa.localhost', '/core/main-1.js');
    const br = await get('alfa.localhost', '/core/main-1.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    const gz = await get('alfa.localhost', '/core/main-1.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    const again = await get('alfa.localhost', '/core/main-1.js', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': br.headers.etag ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('forwards calls to the gateway with the tenant’s host', async () => {
    const { body } = await get('alfa.localhost', '/wps/game/launchGame?id=1', { method: 'POST', body: '{}' });
    const host = `alfa.localhost:${preview.port}`;
    expect(JSON.parse(body.toString())).toMatchObject({ url: '/wps/game/launchGame?id=1', method: 'POST', host, forwarded: host });
    expect(await text('alfa.localhost', '/wpsx')).toBe('missing');
  });

  it('tells the gateway the caller’s address, after those added by earlier proxies', async () => {
    const callerOf = async (headers: Record<string, string>): Promise<unknown> =>
      (JSON.parse((await get('alfa.localhost', '/wps/x/keys', { headers })).body.toString()) as { caller: string }).caller;
    expect(await callerOf({})).toBe('127.0.0.1');
    expect(await callerOf({ 'X-Forwarded-For': '203.0.113.9, 127.0.0.1' })).toBe('203.0.113.9, 127.0.0.1, 127.0.0.1');
  });

  it('blocks the control routes of the gateway on every host of a brand or of games', async () => {
    const numbered = Number(new URL(preview.urls[1]?.numberedUrl ?? '').port);
    const games = Number(new URL(preview.gamesOrigins[1] ?? '').port);
    const hosts = [['alfa.localhost'], ['www.alfa.example'], ['localhost', numbered]] as const;
    for (const [host, port = preview.port] of hosts) {
      for (const path of ['/control/reset', '/control', '/control?', '/%63ontrol/reset', '//control/reset', '/wps/../control/reset']) {
        const { status, body } = await get(host, path, { port });
        expect([status, body.toString()], `${host}${path}`).toEqual([404, 'missing']);
      }
    }
    for (const path of ['/control/reset', '/%63ontrol/reset', '//control/reset']) {
      expect((await get('games.localhost', path)).status, path).toBe(404);
      expect((await get('localhost', path, { port: games })).status, path).toBe(404);
    }
    for (const host of ['stranger.example', '127.0.0.1.stranger.example', 'localhost.stranger.example', '::1'])
      expect(await text(host, '/control/reset'), host).toContain('<h1>Brands</h1>');
    expect(JSON.parse(await text('127.0.0.1', '/control/health'))).toMatchObject({ url: '/control/health', caller: '127.0.0.1' });
  });

  it('answers 400 to an empty host, for which the gateway would see its own name', async () => {
    // Given an empty host, Node's own client sends the address, so the gateway used to see its own.
    const raw = async (host: string, path: string): Promise<string> => {
      const socket = connect(preview.port, '127.0.0.1');
      socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      return (await socket.toArray()).join('');
    };
    for (const host of ['', `:${preview.port}`])
      for (const path of ['/control/reset', '/wps/x/keys', '/']) expect(await raw(host, path), path).toMatch(/^HTTP\/1.1 400 /);
  });

  it('forwards the games host and the games port to the gateway', async () => {
    expect(JSON.parse(await text('games.localhost', '/slot/'))).toMatchObject({ url: '/slot/', host: `games.localhost:${preview.port}` });
    const port = Number(new URL(preview.gamesOrigins[1] ?? '').port);
    expect(JSON.parse((await get('localhost', '/slot/', { port })).body.toString())).toMatchObject({
      url: '/slot/',
      host: `localhost:${port}`,
    });
  });

  it('answers with an error envelope when the gateway is down', async () => {
    const alone = await startPreview({ outputs: [], port: 0, gatewayUrl: 'http://127.0.0.1:1' });
    const { status, body } = await get('alfa.localhost', '/wps/member/info', { port: alone.port, headers: { 'X-Request-Id': 'r-1' } });
    expect(status).toBe(502);
    expect(JSON.parse(body.toString())).toEqual({
      success: false,
      value: { code: 'UNAVAILABLE', requestId: 'r-1' },
      message: 'UNAVAILABLE',
    });
    await alone.close();
  });

  it.each([1_000_000, 20_000_000])('answers 413 when the gateway refuses a body, here of %i bytes', async (length) => {
    const strict = createServer((request, response) => {
      response.writeHead(413, { Connection: 'close' }).end('{}', () => request.destroy());
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(strict.address() as AddressInfo).port}`;
    const alone = await startPreview({ outputs: [], port: 0, gatewayUrl: url });
    const { status } = await get('alfa.localhost', '/wps/session/login/unencrypted', {
      port: alone.port,
      method: 'POST',
      body: 'x'.repeat(length),
      headers: { 'Content-Length': String(length) },
    });
    expect(status).toBe(413);
    await alone.close();
    strict.close();
  });

  it('reports a port that is already in use', async () => {
    await expect(startPreview({ outputs: [], port: preview.port })).rejects.toThrow(PortBusy);
  });
});
