import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { FileRecord, FilesManifest } from './bundle.ts';
import { sha256 } from './content-hash.ts';
import { allowInPolicy } from './security-headers.ts';

interface Site {
  files: Map<string, FileRecord>;
  headers: { pattern: string; values: [string, string][] }[];
  redirects: { from: string; to: string; status: number }[];
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

export function contentTypeOf(path: string): string {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}

export interface StaticSite {
  serve(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Serves a bundle as its own `_headers` and `_redirects` say, compressed twins first. Only `files.json` and what it lists exists, so
 * no address leads out of the folder. `gamesOrigins` may be framed beside what the policy allows. A new build is seen at once.
 */
export function openSite(dir: string, gamesOrigins: string[]): StaticSite {
  let site: Site | null = null;
  let readAt = 0;
  const current = (): Site => {
    const { mtimeMs } = statSync(join(dir, 'version.json'));
    if (!site || mtimeMs !== readAt) {
      site = readSite(dir);
      readAt = mtimeMs;
    }
    return site;
  };
  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const { files, headers, redirects } = current();
      const path = decodedPath(request.url ?? '/');
      const found = findFile(files, path);
      const redirect = found ? null : redirects.find(({ from }) => matches(from, path));
      const file = found ?? (redirect && files.get(redirect.to.slice(1)));
      if (!file) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
        return;
      }
      const variant = chosenVariant(files, file, request.headers['accept-encoding'] ?? '');
      const etag = `"${variant.sha256.slice(0, 32)}"`;
      const answer: OutgoingHttpHeaders = { 'Cache-Control': 'no-cache' };
      for (const { values } of headers.filter(({ pattern }) => matches(pattern, path))) Object.assign(answer, Object.fromEntries(values));
      const policy = answer['Content-Security-Policy'];
      if (typeof policy === 'string') answer['Content-Security-Policy'] = allowInPolicy(policy, 'frame-src', gamesOrigins);
      Object.assign(answer, { ETag: etag, Vary: 'Accept-Encoding', 'Content-Type': contentTypeOf(file.path) });
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, answer).end();
        return;
      }
      if (variant !== file) answer['Content-Encoding'] = variant.path.endsWith('.br') ? 'br' : 'gzip';
      answer['Content-Length'] = variant.bytes;
      response.writeHead(redirect?.status ?? 200, answer);
      if (request.method === 'HEAD') response.end();
      else
        createReadStream(join(dir, variant.path))
          .on('error', () => response.destroy())
          .pipe(response);
    },
  };
}

function readSite(dir: string): Site {
  const manifest = JSON.parse(readFileSync(join(dir, 'files.json'), 'utf8')) as FilesManifest;
  const headers: Site['headers'] = [];
  for (const line of readFileSync(join(dir, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.at(-1)?.values.push([name, value]);
    else if (line !== '') headers.push({ pattern: line, values: [] });
  }
  const redirects = readFileSync(join(dir, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: Number(status) };
    });
  const own = ['files.json', 'version.json'].map((path): FileRecord => {
    const content = readFileSync(join(dir, path));
    return { path, bytes: content.length, sha256: sha256(content) };
  });
  const served = [...own, ...manifest.files.filter(({ path }) => !path.startsWith('_'))];
  return { files: new Map(served.map((file) => [file.path, file])), headers, redirects };
}

function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function findFile(files: Map<string, FileRecord>, path: string): FileRecord | undefined {
  const name = path.slice(1).replace(/\/$/, '');
  const candidates = path.endsWith('/') ? [`${path.slice(1)}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.map((candidate) => files.get(candidate)).find((file) => file !== undefined);
}

function chosenVariant(files: Map<string, FileRecord>, file: FileRecord, accepted: string): FileRecord {
  const br = /\bbr\b/.test(accepted) ? files.get(`${file.path}.br`) : undefined;
  const gz = /\bgzip\b/.test(accepted) ? files.get(`${file.path}.gz`) : undefined;
  return br ?? gz ?? file;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
