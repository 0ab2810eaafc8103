import type { Server } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { PortalPackage } from './portal-package.ts';
import { viteConfig } from './vite-config.ts';

const devClientId = 'virtual:livery-dev';

const devClient: Plugin = {
  name: 'livery-dev-client',
  resolveId: (id) => (id === devClientId ? join(import.meta.dirname, `dev-client${extname(import.meta.filename)}`) : null),
};

/** Vite on the portal's sources, its hot updates on the given server. */
export function openVite(portal: PortalPackage, cacheDir: string, server: Server): Promise<ViteDevServer> {
  const config = viteConfig(portal);
  return createServer({
    ...config,
    plugins: [...(config.plugins ?? []), devClient],
    appType: 'custom',
    cacheDir,
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { entries: [entryOf(portal)], exclude: [devClientId] },
  });
}

/** Path of the portal's entry below the server's root. */
export function entryOf(portal: PortalPackage): string {
  return relative(portal.root, portal.main).split(sep).join('/');
}

/** What Vite, React's refresh and our own client need in the head. */
export const viteHead = [
  '<script type="module" src="/@vite/client"></script>',
  `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`,
  `<script type="module" src="/@id/${devClientId}"></script>`,
].join('');
