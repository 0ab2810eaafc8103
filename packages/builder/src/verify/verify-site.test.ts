import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview, type PreviewServer } from '../serve/preview-server.ts';
import { siteBrands, writeSite } from '../testing/site.ts';
import { decodedBody, type SiteAnswer } from './site-client.ts';
import { compareInline } from './site-checks.ts';
import { NoManifest, SiteSilent, verifySite, type Finding, type VerifyOptions } from './verify-site.ts';

let root: string;
let preview: PreviewServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-verify-'));
  const built = join(root, 'built');
  for (const brand of siteBrands) await writeSite(built, brand);
  // A copy is served, so that the manifest still describes the original build.
  cpSync(built, join(root, 'served'), { recursive: true });
  const outputs = siteBrands.map(({ code, hosts }) => ({ code, dir: join(root, 'served', code), hosts }));
  preview = await startPreview({ outputs, port: 0 });
});

afterAll(async () => {
  await preview.close();
  rmSync(root, { recursive: true, force: true });
});

const options = (code: string, port = preview.port): VerifyOptions => ({
  url: new URL(`http://${code}.example:${port}`),
  connect: { host: '127.0.0.1', port },
  manifest: join(root, 'built', code, 'files.json'),
  gamesOrigins: preview.gamesOrigins,
  timeLimit: 20_000,
});

const buildOf = (code: string): string =>
  (JSON.parse(readFileSync(join(root, 'built', code, 'files.json'), 'utf8')) as { build: string }).build;

/** Changes files of the served copy for one verification. */
async function withServed(path: string, change: (content: Buffer) => Buffer | string): Promise<Finding[]> {
  const file = join(root, 'served/alfa', path);
  const before = readFileSync(file);
  const record = join(root, 'served/alfa/version.json');
  try {
    writeFileSync(file, change(before));
    // Preview reads its rules again after a build.
    writeFileSync(record, readFileSync(record));
    return (await verifySite(options('alfa'))).findings;
  } finally {
    writeFileSync(file, before);
    writeFileSync(record, readFileSync(record));
  }
}

/** A proxy between the verification and preview. */
async function withProxy<Result>(
  change: (path: string, answer: { status: number; headers: Headers; body: Buffer }, response: ServerResponse) => void,
  run: (port: number) => Promise<Result>,
): Promise<Result> {
  const proxy: Server = createServer((request, response) => {
    (async () => {
      const answer = await ask(request.url ?? '/', request.headers['accept-encoding'] ?? 'identity');
      change(request.url ?? '/', answer, response);
      if (!response.writableEnded) response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  try {
    return await run((proxy.address() as AddressInfo).port);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

async function ask(path: string, encoding: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const { openSiteClient } = await import('./site-client.ts');
  const client = openSiteClient({
    url: new URL(`http://alfa.example:${preview.port}`),
    connect: { host: '127.0.0.1', port: preview.port },
    signal: AbortSignal.timeout(20_000),
  });
  const { status, headers, body } = await client.get(path, encoding);
  client.close();
  const { 'content-length': _length, connection: _connection, 'keep-alive': _alive, ...rest } = headers as Record<string, string>;
  return { status, headers: new Headers(rest), body };
}

const findings = (change: Parameters<typeof withProxy>[0]): Promise<Finding[]> =>
  withProxy(change, async (port) => (await verifySite(options('alfa', port))).findings);

describe('verifySite', () => {
  it('finds nothing on a site that serves the build unchanged, in any language [engine-30]', async () => {
    for (const { code } of siteBrands) {
      const report = await verifySite(options(code));
      expect(report).toMatchObject({ version: 1, build: buildOf(code), selfConsistencyOnly: false, rulesKnown: true, findings: [] });
      expect(report.questions).toBeGreaterThan(report.files);
    }
  });

  it('reports its progress after every address', async () => {
    const seen: [number, number][] = [];
    const { questions } = await verifySite({ ...options('beta'), onProgress: ({ done, of }) => seen.push([done, of]) });
    expect(seen).toEqual(Array.from({ length: questions }, (_, index) => [index + 1, questions]));
  });

  it('reports a file whose bytes differ, with both hashes [engine-30]', async () => {
    const found = await withServed('core/main-a1b2c3d4.js', (content) => content.toString().replace('42', '41'));
    expect(found).toEqual([
      {
        check: 'file',
        subject: 'sha256',
        expected: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        found: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        addresses: ['/core/main-a1b2c3d4.js'],
      },
    ]);
  });

  it('reports a different build first [engine-30]', async () => {
    const build = buildOf('alfa');
    const found = await withServed('version.json', (content) => content.toString().replace(build, 'of last week'));
    expect(found).toMatchObject([
      { check: 'build', expected: build, found: 'of last week', addresses: ['/version.json'] },
      { check: 'file', subject: 'sha256', addresses: ['/version.json'] },
    ]);
  });

  it('reports a compressed twin that cannot be decoded, and a missing Vary header', async () => {
    const broken = await withServed('core/main-a1b2c3d4.js.br', (content) => Buffer.alloc(content.length, 7));
    expect(broken).toMatchObject([
      { check: 'encoding', subject: 'br content', found: 'not decodable', addresses: ['/core/main-a1b2c3d4.js'] },
    ]);
    const plain = await findings((path, answer) => {
      if (path.startsWith('/core/')) answer.headers.delete('vary');
    });
    expect(plain).toMatchObject([{ check: 'header', subject: 'Vary', expected: 'Accept-Encoding', found: 'absent' }]);
  });

  it('reports a header that is missing, weaker or not meant for the address [engine-30]', async () => {
    const rules: [edit: (text: string) => string, expected: object][] = [
      [
        (text) => text.replace(/ {2}X-Content-Type-Options.*\n/, ''),
        { check: 'header', subject: 'X-Content-Type-Options', expected: 'nosniff', found: 'absent' },
      ],
      [
        (text) => text.replace('max-age=31536000', 'max-age=300'),
        { check: 'header', subject: 'Strict-Transport-Security', found: 'max-age=300' },
      ],
      [
        (text) => text.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
        { check: 'header', subject: 'Content-Security-Policy frame-ancestors', expected: "'none'", found: "'self'" },
      ],
      [
        (text) => text.replace('/core/*\n  Cache-Control: public, max-age=31536000, immutable', '/core/*\n  Cache-Control: no-cache'),
        { check: 'header', subject: 'Cache-Control', expected: 'public, max-age=31536000, immutable', found: 'no-cache' },
      ],
      [
        (text) => text.replace('/promotions\n  Cache-Control: no-cache', '/promotions\n  Cache-Control: public, max-age=3600'),
        { check: 'header', subject: 'Cache-Control', expected: 'no-cache', found: 'public, max-age=3600', addresses: ['/promotions'] },
      ],
    ];
    for (const [edit, expected] of rules)
      expect(await withServed('_headers', (content) => edit(content.toString()))).toMatchObject([expected]);
  });

  it('reports a difference that occurs everywhere only once', async () => {
    const [finding, ...others] = await withServed('_headers', (content) => content.toString().replace(/ {2}Referrer-Policy.*\n/, ''));
    expect(others).toEqual([]);
    expect(finding?.addresses.length).toBeGreaterThan(10);
    expect(finding?.addresses).toContain('/en/promotions');
  });

  it('reports an inline part that the policy would refuse', async () => {
    const found = await withServed('_headers', (content) => content.toString().replace(/'sha256-[^']*' (?='sha256)/, ''));
    expect(found.map(({ check, subject }) => [check, subject])).toEqual([
      ['header', 'Content-Security-Policy script-src'],
      ['inline', 'script-src'],
    ]);
  });

  it('reports an address that shows another page, or any page where there should be none [engine-30]', async () => {
    const shell = await withServed('_redirects', (content) => content.toString().replace('/en/member /en/app 200', '/en/member /app 200'));
    expect(shell).toMatchObject([{ check: 'address', subject: 'content of /en/app.html', addresses: ['/en/member'] }]);
    const caught = await withServed('_redirects', (content) => `${content.toString()}/* /app 200\n`);
    expect(caught.filter(({ subject }) => subject === 'status')).toMatchObject([
      {
        check: 'address',
        expected: '404',
        found: '200',
        addresses: ['/livery-verify', '/core/livery-verify.js', '/assets/livery-verify.svg', '/icons/livery-verify.png'],
      },
    ]);
    const kept = await findings((path, answer) => {
      if (path === '/core/livery-verify.js') answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
    });
    expect(kept).toMatchObject([
      { check: 'header', subject: 'Cache-Control', expected: 'no-cache', addresses: ['/core/livery-verify.js'] },
    ]);
  });

  it('reports files that the host exposes beyond the bundle, and the version of its server', async () => {
    const found = await findings((path, answer, response) => {
      if (['/_headers', '/.env', '/core/', '/control/health'].includes(path)) response.writeHead(200).end('secrets');
      answer.headers.set('server', 'nginx/1.2.3');
    });
    expect(found).toMatchObject([
      { check: 'header', subject: 'Server', found: 'nginx/1.2.3' },
      { check: 'hidden', found: '7 bytes', addresses: ['/_headers', '/.env', '/control/health', '/core/'] },
    ]);
  });

  it('without a manifest, checks only that the site is consistent and says so', async () => {
    const { manifest: _manifest, ...alone } = options('alfa');
    expect(await verifySite(alone)).toMatchObject({ selfConsistencyOnly: true, rulesKnown: false, build: buildOf('alfa'), findings: [] });
    const lost = await withProxy(
      (path, answer) => {
        if (path === '/files.json') answer.status = 404;
      },
      (port) =>
        verifySite({ ...alone, url: new URL(`http://alfa.example:${port}`), connect: { host: '127.0.0.1', port } }).catch((error) => error),
    );
    expect(lost).toBeInstanceOf(NoManifest);
  });

  it('refuses a file that is not a manifest', async () => {
    mkdirSync(join(root, 'other'), { recursive: true });
    for (const text of [
      '',
      '[]',
      '{"version":2,"files":[]}',
      '{"version":1,"files":[1]}',
      '{"version":1,"files":[{"path":"a\\nb","sha256":""}]}',
    ]) {
      writeFileSync(join(root, 'other/files.json'), text);
      await expect(verifySite({ ...options('alfa'), manifest: join(root, 'other/files.json') })).rejects.toThrow(NoManifest);
    }
  });

  it('reports a directive that the site adds to the policy [engine-30]', async () => {
    const found = await withServed('_headers', (content) =>
      content.toString().replace("default-src 'none'", "default-src 'none'; object-src blob:"),
    );
    expect(found).toMatchObject([{ check: 'header', subject: 'Content-Security-Policy object-src', expected: 'absent', found: 'blob:' }]);
  });

  it('reports an address that does not answer, and compares the others', async () => {
    const { findings } = await withProxy(
      (path, _answer, response) => void (path === '/manifest.webmanifest' && response.destroy()),
      (port) => verifySite(options('alfa', port)),
    );
    expect(findings).toMatchObject([{ check: 'answer', addresses: ['/manifest.webmanifest'] }]);
    expect(findings[0]?.found).toMatch(/closes the connection/);
  });

  it('is not held up by a page of unclosed scripts or a decompression bomb', () => {
    const answer = (body: Buffer, headers: Record<string, string> = {}): SiteAnswer => ({ status: 200, headers, body });
    const page = Buffer.from('<script>'.repeat(500_000));
    expect(compareInline(answer(page))).toEqual([]);
    const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024));
    expect(decodedBody(answer(bomb, { 'content-encoding': 'gzip' }))).toBeNull();
  });

  it('distinguishes an unreachable site from one that differs', async () => {
    await expect(verifySite(options('alfa', 1))).rejects.toThrow(SiteSilent);
    await expect(verifySite({ ...options('alfa'), connect: { host: 'nowhere.invalid', port: 80 } })).rejects.toThrow(
      /There is no host|looked up/,
    );
    const silent = withProxy(
      (_path, _answer, response) => void response.destroy(),
      (port) => verifySite(options('alfa', port)),
    );
    await expect(silent).rejects.toThrow(/closes the connection/);
    const late = createServer(() => undefined);
    await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
    const { port } = late.address() as AddressInfo;
    await expect(verifySite({ ...options('alfa', port), timeLimit: 50 })).rejects.toThrow(/time limit/);
    late.closeAllConnections();
    late.close();
  });
});
