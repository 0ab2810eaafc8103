import { extname } from 'node:path';

/** Media types by file ending, as every server of a bundle sends them. */
export const contentTypes: Readonly<Record<string, string>> = {
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
  '.jpeg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Media type of a path or address. A data address states its own. */
export function contentTypeOf(path: string): string {
  const own = /^data:([\w.+/-]+)/.exec(path)?.[1];
  if (own !== undefined) return own;
  return contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
