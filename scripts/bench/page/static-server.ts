import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypeOf } from '@livery/builder/content-types';
import { isGatewayPath } from '@livery/builder/gateway-proxy';
import { fileAt, matchesRule, parseRedirects } from '@livery/builder/site-rules';

/** A file as it travels: brotli for text, unchanged for the rest. */
export interface ServedFile {
  kind: string;
  raw: Buffer;
  brotli: Buffer | null;
  gzipBytes: number;
}

export interface StaticServer {
  port: number;
  /** The file for an address, or null. */
  fileOf: (address: string) => ServedFile | null;
  close: () => void;
}

const text = new Set(['html', 'js', 'css', 'json', 'svg', 'webmanifest']);

/** Serves a folder over HTTP/2 with TLS 1.3, the same for every side of a comparison; the portal's calls go on to a gateway. */
export async function startStaticServer(folder: string, gateway?: { port: number; host: string }): Promise<StaticServer> {
  const files = new Map<string, ServedFile>();
  const rules = path.join(folder, '_redirects');
  const redirects = existsSync(rules) ? parseRedirects(readFileSync(rules, 'utf8')) : [];
  const isFile = (name: string): boolean => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  /** Finds a file as hosts do. */
  const find = (address: string): string | null => fileAt(address, isFile);
  const fileOf = (address: string): ServedFile | null => {
    const asked = path.join(folder, path.normalize(decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '/')));
    if (!asked.startsWith(path.resolve(folder))) return null;
    const pathname = `/${path.relative(folder, asked)}`;
    const shown = find(pathname) ?? find(redirects.find(({ from }) => matchesRule(from, pathname))?.to ?? '');
    if (shown === null) return null;
    const file = path.join(folder, shown);
    const known = files.get(file) ?? read(file);
    files.set(file, known);
    return known;
  };
  const server = http2.createSecureServer({ ...certificate(), allowHTTP1: true, minVersion: 'TLSv1.3' }, (request, response) => {
    if (gateway !== undefined && isGatewayPath(request.url)) return forward(request, response, gateway);
    const file = fileOf(request.url);
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      return response.end('not found');
    }
    const cache = file.kind === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable';
    const body = file.brotli ?? file.raw;
    const encoding = file.brotli === null ? {} : { 'content-encoding': 'br' };
    response.writeHead(200, {
      'content-type': contentTypeOf(`file.${file.kind}`),
      'cache-control': cache,
      'content-length': body.length,
      ...encoding,
    });
    return response.end(body);
  });
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, fileOf, close: () => server.close() };
}

function read(file: string): ServedFile {
  const raw = readFileSync(file);
  const kind = path.extname(file).slice(1);
  if (!text.has(kind) || raw.length <= 200) return { kind, raw, brotli: null, gzipBytes: raw.length };
  // A bundle brings its own. Compressing now would delay all other requests.
  const twin = `${file}.br`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const brotli = existsSync(twin) ? readFileSync(twin) : brotliCompressSync(raw, { params });
  return { kind, raw, brotli, gzipBytes: gzipSync(raw, { level: 9 }).length };
}

function forward(request: http2.Http2ServerRequest, response: http2.Http2ServerResponse, gateway: { port: number; host: string }): void {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const onward = http.request(
    { host: '127.0.0.1', port: gateway.port, method: request.method, path: request.url, headers: { ...headers, host: gateway.host } },
    (answer) => {
      const { connection: _connection, 'transfer-encoding': _encoding, 'keep-alive': _keepAlive, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = path.join(tmpdir(), 'livery-bench-certificate');
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  if (!existsSync(cert)) {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
