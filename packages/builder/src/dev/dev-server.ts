import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCore } from '../core/compile-core.ts';
import { derivedFolder } from '../material/derived-cache.ts';
import { findPortal } from '../core/portal-package.ts';
import { findPrebuiltCore } from '../core/prebuilt-core.ts';
import type { AnswerFault } from '../serve/answer-faults.ts';
import { createGatewayProxy, isControlPath, isGatewayPath } from '../serve/gateway-proxy.ts';
import { listen } from '../serve/listen.ts';
import { hostname, listBrands } from '../serve/tenants.ts';
import { loadCatalogues } from '../texts/catalogues.ts';
import { collapse } from './collapse.ts';
import { openDevBrands, type DevBrand } from './brands.ts';
import type { DevEngine } from './engine.ts';
import { sendGrid } from './grid-page.ts';
import { openPrebuilt } from './prebuilt.ts';
import { brandFile, sendFile, sendPage, type DevSite } from './site.ts';
import type { DevUpdate } from './browser/update.ts';
import { watchFolder, watchSubfolder } from './watch.ts';

export interface DevOptions {
  /** Folder that holds `brands/`. */
  root: string;
  /** All brands by default. */
  codes?: string[];
  /** 0 takes any free port. */
  port: number;
  host?: string;
  gatewayUrl?: string;
  /** Shows the brands side by side on every host that belongs to no brand. */
  grid?: boolean;
  /** Shows every text in the pseudo-language, so that untranslated texts stand out. */
  pseudo?: boolean;
  /** Folder of a portal package; the installed `@livery/portal` by default. */
  portal?: string;
  /** The absolute path of a module that renders every page instead of the portal. */
  script?: string;
  /** Called after every edit of a brand. */
  onUpdate?: (update: DevUpdate) => void;
  /** Called once per kind of contract violation in the gateway's answers. */
  onFault?: (fault: AnswerFault) => void;
}

export interface DevServer {
  port: number;
  urls: { code: string; url: string }[];
  /** The page with all brands; null without `grid`. */
  gridUrl: string | null;
  close(): Promise<void>;
}

/** Milliseconds before a broken file is reported, since some editors write in two steps. */
const secondRead = 60;

/** No folder has this name. */
const allFolders = '*';

/** Serves brands from their sources: an edit of a brand reaches its open pages without a reload. Throws `PortBusy`. */
export async function startDev(options: DevOptions): Promise<DevServer> {
  const { root, codes, port, host = '127.0.0.1', gatewayUrl, grid = false, onUpdate, onFault } = options;
  const brands = await openDevBrands(root, codes, await loadCatalogues(options.portal), options.pseudo);
  const proxy = createGatewayProxy(gatewayUrl, onFault);
  let answer = async (_request: IncomingMessage, response: ServerResponse): Promise<void> => void response.writeHead(503).end();
  const listener = await listen((request, response) => void answer(request, response).catch(() => fail(response)), port, host);
  const address = (name: string): string => `http://${name}:${listener.port}`;
  const urls = brands.all().map(({ code }) => ({ code, url: address(`${code}.localhost`) }));

  const engine = await openEngine(options, listener.server).catch(async (error: unknown) => {
    proxy.close();
    await listener.close();
    throw error;
  });
  const site: DevSite = {
    engine,
    origins: { games: [address('games.localhost')], grids: grid ? [address('localhost'), address('127.0.0.1')] : [] },
    cacheDir: derivedFolder(root),
  };
  answer = async (request, response) => {
    const url = request.url ?? '/';
    const tenant = hostname(request);
    if (isControlPath(url)) return void response.writeHead(404).end();
    if (tenant.startsWith('games.') || isGatewayPath(url)) return proxy.forward(request, response);
    const brand = brandOf(brands.all(), tenant, grid);
    const pathname = url.split('?')[0] ?? '/';
    if (!brand) {
      if (!grid) return listBrands(response, urls);
      return isDocument(request, pathname) ? sendGrid(response, urls, engine.gridScript) : engine.serve(request, response);
    }
    const file = brand.good && (await brandFile(brand.good, pathname, site.cacheDir));
    if (file) return sendFile(response, pathname, file);
    return isDocument(request, pathname) ? sendPage(response, brand, pathname, site) : engine.serve(request, response);
  };

  const reload = collapse(
    async (folder: string) => {
      const read = () => (folder === allFolders ? brands.readAll() : brands.read(folder));
      if (!(await read())) {
        await wait(secondRead);
        await read();
      }
      for (const update of brands.news()) {
        engine.send(update);
        onUpdate?.(update);
      }
    },
    (error) => engine.report(error),
  );
  const folder = join(root, 'brands');
  const watch = watchFolder(folder, (file) => {
    const [first] = relative(folder, file).split(sep);
    if (first) reload(first);
  });
  const languageWatch = watchSubfolder(root, 'languages', () => reload(allFolders));

  return {
    port: listener.port,
    urls,
    gridUrl: grid ? address('localhost') : null,
    async close() {
      watch.close();
      languageWatch.close();
      proxy.close();
      await engine.close();
      await listener.close();
    },
  };
}

/** Vite is slow to load, and only a portal that is served from source needs it. */
async function openEngine({ root, portal, script }: DevOptions, server: Server): Promise<DevEngine> {
  if (script === undefined && findPrebuiltCore(portal)) return openPrebuilt(await compileCore({ root, ...(portal && { portal }) }));
  const { openVite } = await import('./vite.ts');
  const found = findPortal(portal);
  // Each start prepares its own libraries.
  const cacheDir = join(root, '.livery', script === undefined ? 'vite' : 'vite-script');
  return openVite(found, { script: script ?? found.main, cacheDir, server });
}

/** A single brand answers on every host, for machines that do not resolve `*.localhost`. A grid needs its own host. */
function brandOf(brands: DevBrand[], tenant: string, grid: boolean): DevBrand | undefined {
  if (brands.length === 1 && !grid) return brands[0];
  return brands.find(({ code, good }) => tenant === `${code}.localhost` || good?.hosts.includes(tenant));
}

/** `/@…` and the ping belong to Vite. */
function isDocument({ method, headers }: IncomingMessage, pathname: string): boolean {
  return method === 'GET' && extname(pathname) === '' && !pathname.startsWith('/@') && !(headers.accept ?? '').includes('x-vite-ping');
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
