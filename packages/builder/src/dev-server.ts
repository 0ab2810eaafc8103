import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { loadCatalogues } from './catalogues.ts';
import { openDevBrands, type DevBrand } from './dev-brands.ts';
import { devPage } from './dev-page.ts';
import { devUpdateEvent, type DevUpdate } from './dev-update.ts';
import { createGatewayProxy, isGatewayPath } from './gateway-proxy.ts';
import { listen } from './listen.ts';
import { findPortal } from './portal-package.ts';
import { contentTypeOf } from './static-site.ts';
import { hostname, listBrands } from './tenants.ts';

export interface DevOptions {
  /** Folder that holds `brands/`. */
  root: string;
  /** Every brand when absent. */
  codes?: string[];
  /** 0 takes any free port. */
  port: number;
  host?: string;
  gatewayUrl?: string;
  /** Folder of a portal package; the installed `@livery/portal` by default. */
  portal?: string;
  /** Told after every edit of a brand that was read again. */
  onUpdate?: (update: DevUpdate) => void;
}

export interface DevServer {
  port: number;
  urls: { code: string; url: string }[];
  close(): Promise<void>;
}

/** Serves brands from their sources: an edit of a brand reaches its open pages without a reload. Throws `PortBusy`. */
export async function startDev({
  root,
  codes,
  port,
  host = '127.0.0.1',
  gatewayUrl,
  portal: portalRoot,
  onUpdate,
}: DevOptions): Promise<DevServer> {
  const portal = findPortal(portalRoot);
  const brands = await openDevBrands(root, codes, await loadCatalogues(portalRoot));
  // Vite is dear to load, and only this function needs it here.
  const { entryOf, openVite, viteHead } = await import('./dev-vite.ts');
  const proxy = createGatewayProxy(gatewayUrl);
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const listener = await listen((request, response) => answer(request, response), port, host);
  const urls = brands.all().map(({ code }) => ({ code, url: `http://${code}.localhost:${listener.port}` }));

  const vite = await openVite(portal, join(root, '.livery', 'vite'), listener.server);
  const page = { entry: entryOf(portal), head: viteHead };
  answer = (request, response) => {
    const url = request.url ?? '/';
    const tenant = hostname(request);
    if (tenant.startsWith('games.') || isGatewayPath(url)) return proxy.forward(request, response);
    const brand = brandOf(brands.all(), tenant);
    if (!brand) return listBrands(response, urls);
    const pathname = url.split('?')[0] ?? '/';
    const asset = brand.good?.assets.find(({ path }) => `/${path}` === pathname);
    if (asset) response.writeHead(200, { 'Content-Type': contentTypeOf(asset.path), 'Cache-Control': 'no-cache' }).end(asset.content);
    else if (isDocument(request, pathname))
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(devPage(brand, pathname, page));
    else vite.middlewares(request, response, () => void response.writeHead(404).end());
  };

  const reload = collapse(
    async (code: string) => {
      const update = await brands.reload(code);
      vite.ws.send(devUpdateEvent, update);
      onUpdate?.(update);
    },
    (error) => vite.config.logger.error(`livery dev: ${String(error)}`),
  );
  vite.watcher.add(brands.all().map(({ dir }) => dir));
  vite.watcher.on('all', (_event, file) => {
    const brand = brands.all().find(({ dir }) => file.startsWith(dir + sep));
    if (brand) reload(brand.code);
  });

  return {
    port: listener.port,
    urls,
    async close() {
      proxy.close();
      await vite.close();
      await listener.close();
    },
  };
}

/** One brand alone answers on every host, so that it also opens where `*.localhost` does not resolve. */
function brandOf(brands: DevBrand[], tenant: string): DevBrand | undefined {
  if (brands.length === 1) return brands[0];
  return brands.find(({ code, good }) => tenant === `${code}.localhost` || good?.hosts.includes(tenant));
}

function isDocument(request: IncomingMessage, pathname: string): boolean {
  return (
    request.method === 'GET' &&
    extname(pathname) === '' &&
    !pathname.startsWith('/@') &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

/** Runs `work` once for a burst of calls, and once more when calls came while it ran. Editors write a file in several steps. */
function collapse(work: (key: string) => Promise<void>, onError: (error: unknown) => void): (key: string) => void {
  const waiting = new Set<string>();
  const running = new Set<string>();
  const run = async (key: string): Promise<void> => {
    if (running.has(key)) return;
    running.add(key);
    try {
      while (waiting.delete(key)) await work(key);
    } finally {
      running.delete(key);
    }
  };
  return (key) => {
    waiting.add(key);
    setTimeout(() => void run(key).catch(onError), 5);
  };
}
