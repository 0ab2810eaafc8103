import { createHash } from 'node:crypto';

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'none'";
const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title></html>`;

/** The files of a small bundle below `dist/<code>/`, as a build leaves them. */
export function bundleFiles(code: string, core = 'core-1'): Record<string, string> {
  const served: Record<string, string> = {
    'index.html': page(`Home of ${code}`),
    'app.html': page(`Shell of ${code}`),
    '404.html': page(`Nothing of ${code}`),
    'core/main-a1b2c3d4.js': 'export {};',
    'assets/logo-0123456789.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    _headers: `/*\n  Content-Security-Policy: ${policy}\n  X-Content-Type-Options: nosniff\n/core/*\n  Cache-Control: public, max-age=31536000, immutable\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    _redirects: '/member /app 200\n/member/:section /app 200\n',
  };
  const files = Object.entries(served)
    .map(([path, content]) => ({ path, bytes: Buffer.byteLength(content), sha256: createHash('sha256').update(content).digest('hex') }))
    .toSorted((left, right) => (left.path < right.path ? -1 : 1));
  const records = {
    'files.json': `${JSON.stringify({ version: 1, tool: 'livery', brand: code, build: `build-of-${code}`, core, files, inline: [] })}\n`,
    'version.json': `${JSON.stringify({ version: 1, build: `build-of-${code}` })}\n`,
  };
  return Object.fromEntries(Object.entries({ ...served, ...records }).map(([path, content]) => [`dist/${code}/${path}`, content]));
}
