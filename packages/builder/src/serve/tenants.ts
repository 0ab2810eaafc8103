import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../report/escape-html.ts';

/** The requested host, without its port. */
export function hostname(request: IncomingMessage): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** Whether a host (without its port) is this machine's own name, which no foreign page can have. */
export function isOwnName(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
}

/** The page for a host that belongs to no brand. */
export function listBrands(response: ServerResponse, urls: { code: string; url: string }[]): void {
  const rows = urls.map(({ code, url }) => `<li><a href="${escapeHtml(url)}/">${escapeHtml(code)}</a></li>`).join('');
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'no-store',
  });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Livery</title><h1>Brands</h1><ul>${rows}</ul></html>`,
  );
}
