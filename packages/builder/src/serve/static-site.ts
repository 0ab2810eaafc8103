import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { FileRecord, FilesManifest } from '../output/files-manifest.ts';
import { sha256 } from '../output/content-hash.ts';
import { contentTypeOf } from '../site/content-types.ts';
import { allowInPolicy } from '../site/security-headers.ts';
import { fileAt, headersAt, matchesRule, parseHeaders, parseRedirects, type HeaderRule, type RedirectRule } from '../site/site-rules.ts';

interface Site {
  files: Map<string, FileRecord>;
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

export interface StaticSite {
  serve(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Serves a bundle by its own `_headers` and `_redirects`, compressed files first. Only `files.json` and the files it lists exist, so no
 * address leads out of the folder. `gamesOrigins` may be framed in addition to the policy. A new build is served at once.
 */
export function openSite(dir: string, gamesOrigins: string[]): StaticSite {
  let site: Site | null = null;
  let readAt = 0;
  /** Null while a bundle is being put in its place, or is gone. */
  const current = (): Site | null => {
    try {
      const { mtimeMs } = statSync(join(dir, 'version.json'));
      if (!site || mtimeMs !== readAt) {
        site = readSite(dir);
        readAt = mtimeMs;
      }
      return site;
    } catch {
      return null;
    }
  };
  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const standing = current();
      if (standing === null) return refuse(response, 503, 'There is no whole bundle here now');
      const { files, headers, redirects } = standing;
      const path = decodedPath(request.url ?? '/');
      const { file, status } = findAnswer({ files, redirects }, path);
      if (!file) return refuse(response, 404, 'Not found');
      const variant = chosenVariant(files, file, request.headers['accept-encoding'] ?? '');
      const etag = `"${variant.sha256.slice(0, 32)}"`;
      const answer: OutgoingHttpHeaders = Object.fromEntries(headersAt(headers, path));
      const policy = answer['Content-Security-Policy'];
      if (typeof policy === 'string') answer['Content-Security-Policy'] = allowInPolicy(policy, 'frame-src', gamesOrigins);
      // The next build may add it.
      if (status === 404) answer['Cache-Control'] = 'no-cache';
      Object.assign(answer, { ETag: etag, Vary: 'Accept-Encoding', 'Content-Type': contentTypeOf(file.path) });
      if (status === 200 && request.headers['if-none-match'] === etag) {
        response.writeHead(304, answer).end();
        return;
      }
      if (variant !== file) answer['Content-Encoding'] = variant.path.endsWith('.br') ? 'br' : 'gzip';
      answer['Content-Length'] = variant.bytes;
      const content = createReadStream(join(dir, variant.path));
      content.once('error', () => (response.headersSent ? response.destroy() : refuse(response, 404, 'Not found')));
      content.once('open', () => {
        // The client has disconnected.
        if (response.destroyed) return void content.destroy();
        response.writeHead(status, answer);
        if (request.method !== 'HEAD') return pipeline(content, response, () => undefined);
        response.end();
        content.destroy();
      });
    },
  };
}

function refuse(response: ServerResponse, status: 404 | 503, sentence: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '1' }),
  });
  response.end(sentence);
}

function readSite(dir: string): Site {
  const manifest = JSON.parse(readFileSync(join(dir, 'files.json'), 'utf8')) as FilesManifest;
  const own = ['files.json', 'version.json'].map((path): FileRecord => {
    const content = readFileSync(join(dir, path));
    return { path, bytes: content.length, sha256: sha256(content) };
  });
  const served = [...own, ...manifest.files.filter(({ path }) => !path.startsWith('_'))];
  return {
    files: new Map(served.map((file) => [file.path, file])),
    headers: parseHeaders(readFileSync(join(dir, '_headers'), 'utf8')),
    redirects: parseRedirects(readFileSync(join(dir, '_redirects'), 'utf8')),
  };
}

/** The file, otherwise the target of the first matching rule, otherwise the page for missing addresses. */
function findAnswer(
  { files, redirects }: Pick<Site, 'files' | 'redirects'>,
  path: string,
): { file: FileRecord | undefined; status: 200 | 404 } {
  const at = (address: string): FileRecord | undefined => files.get(fileAt(address, (name) => files.has(name)) ?? '');
  const found = at(path);
  if (found) return { file: found, status: 200 };
  const { to, status } = redirects.find(({ from }) => matchesRule(from, path)) ?? { to: '/404', status: 404 };
  return { file: at(to), status };
}

function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function chosenVariant(files: Map<string, FileRecord>, file: FileRecord, accepted: string): FileRecord {
  const br = /\bbr\b/.test(accepted) ? files.get(`${file.path}.br`) : undefined;
  const gz = /\bgzip\b/.test(accepted) ? files.get(`${file.path}.gz`) : undefined;
  return br ?? gz ?? file;
}
