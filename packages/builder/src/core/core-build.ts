import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { Manifest, ManifestChunk } from 'vite';

export interface CoreFile {
  /** Path below a bundle's root, e.g. `core/main-AbCd1234.js`. */
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Why this script is shipped; null for other files. */
  reason: string | null;
}

/** The content of `core.json` beside a compiled core. */
export interface CoreRecord {
  hash: string;
  /** Sorted by path; the `.br` and `.gz` of each file included. */
  files: CoreFile[];
  manifest: Manifest;
  /** Key of the browser entry in the manifest. */
  entry: string;
}

/** The compiled portal: the same bytes for every brand. */
export interface CoreBuild extends CoreRecord {
  /** Folder of the cache that holds it. */
  dir: string;
  cached: boolean;
  /** Wall time of this call, compilation and compression included. */
  ms: number;
  /** Sum of the files, without their compressed twins. */
  bytes: number;
}

/** Texts by namespace, nested as in the catalogues. */
export type Texts = Record<string, unknown>;

export interface PublicPage {
  path: string;
  /** Shows the content of `/`, whose address is canonical. */
  showsHome: boolean;
  /** The canonical address. Null if not indexed. */
  keptAs: string | null;
  /** Pages with equal answers share the same critical CSS. */
  styledAs: string;
}

export interface RenderedPage extends PageHead {
  html: string;
  /** The markup's path, where React starts. */
  prerenderedPath: string;
}

export interface PageHead {
  title: string;
  description: string;
  /** Keys of Vite's manifest to preload. */
  modules: string[];
  /** Namespaces whose texts the page reads first. */
  namespaces: string[];
}

export interface SiteRoute {
  path: string;
  document: string;
}

/** The exports of the portal's server entry. */
export interface PortalServer {
  publicPages: PublicPage[];
  /** Namespaces of every first screen, which load together. */
  firstNamespaces: readonly string[];
  /** Every address of the site without the language, and the fallback document if it has none. `:name` is one segment. */
  routes: readonly SiteRoute[];
  /** Paths hidden from search engines. */
  closedPaths: readonly string[];
  renderPage(input: RenderInput): Promise<RenderedPage>;
  /** The page of every address without its own document. */
  renderShell(input: Omit<RenderInput, 'path'>): Promise<RenderedPage>;
}

interface RenderInput {
  brand: PublicBrand;
  language: string;
  path: string;
  overrides: Texts;
}

export function clientDir(core: CoreBuild): string {
  return join(core.dir, 'client');
}

const servers = new Map<string, Promise<PortalServer>>();

export function loadPortalServer(core: CoreBuild): Promise<PortalServer> {
  const file = join(core.dir, 'server', 'server.js');
  const loaded = servers.get(file) ?? (import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<PortalServer>);
  servers.set(file, loaded);
  return loaded;
}

export interface PageModules {
  /** Script chunks below the root: the entry's, then the page's, each behind everything that it imports statically. */
  scripts: string[];
  /** Stylesheets in the order in which they cascade. */
  styles: string[];
}

/** A page's initial modules: the entry, the named ones, and all their imports. */
export function pageModules(core: CoreBuild, modules: string[]): PageModules {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk: ManifestChunk | undefined = core.manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const key of [core.entry, ...modules]) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

export function readCoreFile(core: CoreBuild, path: string): string {
  return readFileSync(join(clientDir(core), path), 'utf8');
}
