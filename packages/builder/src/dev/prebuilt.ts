import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { printableText } from '@livery/brand/printable';
import { contentTypeOf } from '../site/content-types.ts';
import { clientDir, pageModules, type CoreBuild } from '../core/core-build.ts';
import type { DevEngine } from './engine.ts';
import { updatesAddress } from './browser/update.ts';

/** Our own scripts for the browser, built into `browser/` beside this module when the command is packed. */
const ownScripts = ['dev-client.js', 'dev-grid-client.js'];
const ownFolder = '/@livery/';

/**
 * The dev engine for a compiled portal, which needs no compiler. Open pages apply edited colours at once. They reload
 * after an edit of texts or layout, which a compiled portal cannot re-render.
 */
export function openPrebuilt(core: CoreBuild): DevEngine {
  const pages = new Set<ServerResponse>();
  const { scripts, styles } = pageModules(core, []);
  const known = new Set(core.files.map(({ path }) => `/${path}`));
  const fileAt = (pathname: string): string | null => {
    if (known.has(pathname)) return join(clientDir(core), pathname);
    const own = ownScripts.find((name) => pathname === ownFolder + name);
    return own === undefined ? null : join(import.meta.dirname, 'browser', own);
  };
  return {
    scripts,
    head: (nonce) =>
      [
        `<meta property="csp-nonce" nonce="${nonce}">`,
        ...styles.map((path) => `<link rel="stylesheet" href="/${path}">`),
        `<script type="module" src="${ownFolder}dev-client.js"></script>`,
      ].join(''),
    preamble: '',
    gridScript: `${ownFolder}dev-grid-client.js`,
    serve(request, response) {
      const pathname = request.url?.split('?')[0] ?? '/';
      if (pathname === updatesAddress) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('\n');
        pages.add(response);
        response.on('close', () => pages.delete(response));
        return;
      }
      const file = fileAt(pathname);
      if (file === null) response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': contentTypeOf(file), 'Cache-Control': 'no-cache' }).end(readFileSync(file));
    },
    send: (update) => pages.forEach((page) => void page.write(`data: ${JSON.stringify(update)}\n\n`)),
    report: (error) => void process.stderr.write(`livery dev: ${printableText(String(error))}\n`),
    async close() {
      for (const page of pages) page.end();
    },
  };
}
