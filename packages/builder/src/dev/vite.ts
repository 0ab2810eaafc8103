import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { findPackageJSON } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import type { PortalPackage } from '../core/portal-package.ts';
import { viteConfig } from '../core/vite-config.ts';
import type { DevEngine } from './engine.ts';
import { makeServingGuard } from './serving-guard.ts';
import { devUpdateEvent } from './browser/update.ts';

/** Modules of ours that run in the browser: in every page under edit, and in the page that shows brands side by side. */
const ownModules = { 'virtual:livery-dev': 'dev-client', 'virtual:livery-dev-grid': 'dev-grid-client' } as const;

const devModules: Plugin = {
  name: 'livery-dev-modules',
  resolveId(id) {
    const name = Object.entries(ownModules).find(([virtual]) => virtual === id)?.[1];
    return name === undefined ? null : join(import.meta.dirname, 'browser', name + extname(import.meta.filename));
  },
};

interface ViteOptions {
  /** The module that draws every page, absolute. */
  script: string;
  cacheDir: string;
  /** Carries the hot updates. */
  server: Server;
}

/** Vite reads these characters in a path as parts of a URL, and every page would stay blank. */
class FolderUnservable extends Error {
  override readonly name = 'FolderUnservable';
  constructor(folder: string) {
    super(`livery dev cannot serve from ${folder}: there is a #, % or ? in its path.`);
  }
}

/** Vite on the portal's sources. Throws `FolderUnservable`. */
export async function openVite(portal: PortalPackage, { script, cacheDir, server }: ViteOptions): Promise<DevEngine> {
  const unservable = [cacheDir, portal.root].find((folder) => /[#%?]/.test(folder));
  if (unservable !== undefined) throw new FolderUnservable(unservable);
  const entry = slashed(relative(portal.root, script));
  const config = viteConfig(portal);
  const allow = readableFolders(portal, cacheDir);
  const mayServe = makeServingGuard(portal.root, allow);
  const vite = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), devModules],
    appType: 'custom',
    cacheDir,
    server: { middlewareMode: true, hmr: { server }, fs: { strict: true, allow } },
    optimizeDeps: {
      entries: [entry],
      exclude: Object.keys(ownModules),
      // Vite's scan misses it, because only compiled stylesheets import it. Found late, it would reload the first page.
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
    },
  });
  // Vite does not watch our other packages for new files, and a glob import outside the portal reads them.
  if (entry.startsWith('..')) vite.watcher.add(dirname(portal.root));
  return {
    // Vite serves files outside its root by their absolute path.
    scripts: [entry.startsWith('..') ? `@fs/${slashed(script).replace(/^\//, '')}` : entry],
    head: viteHead,
    preamble: refreshPreamble,
    gridScript: '/@id/virtual:livery-dev-grid',
    serve(request, response) {
      if (!mayServe(request.url ?? '/')) return void response.writeHead(403).end();
      vite.middlewares(request, response, () => void response.writeHead(404).end());
    },
    send: (update) => vite.ws.send(devUpdateEvent, update),
    report: (error) => vite.config.logger.error(`livery dev: ${String(error)}`),
    close: () => vite.close(),
  };
}

/** The sources of the portal and of the packages below it, their libraries, and our dev client; no other file of this machine. */
function readableFolders({ root, inputs }: PortalPackage, cacheDir: string): string[] {
  const libraries = ['react', 'vite'].flatMap((name) => {
    const manifest = findPackageJSON(name, name === 'vite' ? import.meta.url : join(root, 'package.json'));
    return manifest === undefined ? [] : [dirname(dirname(realpathSync(manifest)))];
  });
  return [...new Set([...inputs, ...libraries, join(cacheDir, 'deps'), import.meta.dirname])];
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** React refresh's preamble. Its hash goes into the CSP. */
const refreshPreamble = react.preambleCode.replace('__BASE__', '/');

/** Head tags for Vite, React refresh and our own client. Vite adds the nonce to its sheets. */
function viteHead(nonce: string): string {
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module">${refreshPreamble}</script>`,
    '<script type="module" src="/@id/virtual:livery-dev"></script>',
  ].join('');
}
