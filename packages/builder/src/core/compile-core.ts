import { chmod, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Manifest } from 'vite';
import { compress, isCompressible } from '../output/compress.ts';
import { sha256 } from '../output/content-hash.ts';
import { isGone, processName } from '../output/process-name.ts';
import { areUntouched } from '../output/untouched.ts';
import type { BuildOrder } from './build-worker.ts';
import type { CoreBuild, CoreFile, CoreRecord } from './core-build.ts';
import { hashCoreInputs } from './core-inputs.ts';
import { withJoinedModules } from './joined-modules.ts';
import { findPortal } from './portal-package.ts';
import { findPrebuiltCore, readCoreRecord } from './prebuilt-core.ts';

export interface CompileOptions {
  /** Folder that holds `brands/`; the cache lies below it in `.livery/core/`. */
  root: string;
  /** Folder of a portal package; the installed `@livery/portal` by default. */
  portal?: string;
  onProgress?: (step: 'compile' | 'compress') => void;
}

const keptCores = 4;

/**
 * Compiles the portal for browser and server, or takes it from the cache when no input changed, or from the portal package when that
 * brings it compiled. Throws Vite's error when it does not compile.
 */
export async function compileCore({ root, portal: portalRoot, onProgress }: CompileOptions): Promise<CoreBuild> {
  const started = performance.now();
  const prebuilt = findPrebuiltCore(portalRoot);
  if (prebuilt) return openCore(prebuilt, { cached: true, started });
  const portal = findPortal(portalRoot);
  const hash = hashCoreInputs(portal);
  const cache = join(root, '.livery', 'core');
  const dir = join(cache, hash);
  const cached = isWhole(dir);
  if (cached) await markUsed(dir);
  else {
    // No bundle uses a damaged core: bundles have links of their own.
    await rm(dir, { recursive: true, force: true });
    const draft = `${dir}.${processName}.tmp`;
    await mkdir(draft, { recursive: true });
    try {
      onProgress?.('compile');
      // What the browser gets is compressed while the server's side is still compiling.
      const buildClient = async (): Promise<void> => {
        await buildApart({ side: 'client', portal, outDir: join(draft, 'client') });
        onProgress?.('compress');
        await writeRecord(draft, hash, relative(portal.root, portal.main).split(sep).join('/'));
      };
      await Promise.all([buildClient(), buildApart({ side: 'server', portal, outDir: join(draft, 'server') })]);
      // Sources that changed meanwhile would stand in the cache under the hash of the old ones.
      if (hashCoreInputs(portal) !== hash)
        return await compileCore({ root, ...(portalRoot && { portal: portalRoot }), ...(onProgress && { onProgress }) });
      await adopt(draft, dir);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    await prune(cache, hash);
  }
  return openCore(dir, { cached, started });
}

function openCore(dir: string, { cached, started }: { cached: boolean; started: number }): CoreBuild {
  const record = readCoreRecord(dir);
  const bytes = record.files.filter((file) => !/\.(?:br|gz)$/.test(file.path)).reduce((sum, file) => sum + file.bytes, 0);
  return { ...record, dir, cached, ms: performance.now() - started, bytes };
}

/**
 * Runs Vite in a thread of its own: the two sides use two cores, and neither sees the caller's NODE_ENV, which would decide
 * between React's development and production code behind the cache's back.
 */
function buildApart(order: BuildOrder): Promise<void> {
  const file = join(import.meta.dirname, `build-worker${extname(import.meta.filename)}`);
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: order, execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The ${order.side} build stopped with code ${code}.`))));
  });
}

async function writeRecord(draft: string, hash: string, entry: string): Promise<void> {
  const client = join(draft, 'client');
  const manifestPath = join(client, 'manifest.json');
  const chunks = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest;
  await rm(manifestPath);
  const manifest = sortedManifest(await withJoinedModules(client, chunks));
  const paths = (await readdir(join(client, 'core'))).map((name) => `core/${name}`);
  const contents = await Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(client, path)) })));
  // The longest work first, or it would be waited for at the end.
  contents.sort((left, right) => right.content.length - left.content.length);
  const reasons = scriptReasons(chunks);
  const files = await Promise.all(
    contents.map(async ({ path, content }): Promise<CoreFile[]> => {
      const describe = (suffix: string, bytes: Buffer): CoreFile => ({
        path: path + suffix,
        bytes: bytes.length,
        sha256: sha256(bytes),
        reason: suffix === '' ? (reasons.get(path) ?? null) : null,
      });
      if (!isCompressible(path, content)) return [describe('', content)];
      const { br, gz } = await compress(content, 'once');
      await Promise.all([writeFile(join(client, `${path}.br`), br), writeFile(join(client, `${path}.gz`), gz)]);
      return [describe('', content), describe('.br', br), describe('.gz', gz)];
    }),
  );
  // Links of them stand in every bundle: an edit there would change them all.
  await Promise.all(files.flat().map(({ path }) => chmod(join(client, path), 0o444)));
  const record: CoreRecord = { hash, files: files.flat().sort((left, right) => (left.path < right.path ? -1 : 1)), manifest, entry };
  await writeFile(join(draft, 'core.json'), JSON.stringify(record));
}

function sortedManifest(manifest: Manifest): Manifest {
  return Object.fromEntries(Object.entries(manifest).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** The inventory that PCI DSS 6.4.3 asks for: every script with the reason why it is there. */
function scriptReasons(manifest: Manifest): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry) reasons.set(chunk.file, 'starts the site');
    else if (chunk.isDynamicEntry) reasons.set(chunk.file, `${key}, loaded when it is needed`);
    else if (chunk.file.endsWith('.js')) reasons.set(chunk.file, `${chunk.name ?? key}, code that other scripts share`);
  }
  return reasons;
}

/** Whether a kept core is as it was written: bundles share its files, so an edit of a file of theirs edits this one too. */
function isWhole(dir: string): boolean {
  try {
    return areUntouched(join(dir, 'core.json'), join(dir, 'client'), readCoreRecord(dir).files);
  } catch {
    return false;
  }
}

/** Another process may have compiled the same core meanwhile; its bytes are the same, so the first one stays. */
async function adopt(draft: string, dir: string): Promise<void> {
  try {
    await rename(draft, dir);
  } catch (error) {
    if (!isWhole(dir)) throw error;
  }
}

/** Another build may have pruned it meanwhile, in which case opening it says so. */
async function markUsed(dir: string): Promise<void> {
  const now = new Date();
  await utimes(dir, now, now).catch(() => undefined);
}

/** Keeps the cores that were used last, and the drafts that somebody is still at. */
async function prune(cache: string, current: string): Promise<void> {
  const names = await readdir(cache);
  const ages = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  const isDraft = (name: string): boolean => name.endsWith('.tmp');
  const abandoned = ages.filter(({ name, at }) => isDraft(name) && isGone(name.split('.').at(-2) ?? '', at));
  const others = ages.filter(({ name }) => name !== current && !isDraft(name)).toSorted((left, right) => right.at - left.at);
  const stale = [...abandoned, ...others.slice(keptCores - 1)];
  await Promise.all(stale.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
