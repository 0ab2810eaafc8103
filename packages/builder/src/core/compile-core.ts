import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Manifest } from 'vite';
import { derivedFolder, memoised } from '../material/derived-cache.ts';
import { compress, isCompressible } from '../output/compress.ts';
import { sha256 } from '../output/content-hash.ts';
import { isGone, processName } from '../output/process-name.ts';
import type { BuildOrder } from './build-worker.ts';
import type { CoreBuild, CoreFile, CoreRecord } from './core-build.ts';
import { hashCoreInputs } from './core-inputs.ts';
import { withJoinedModules } from './joined-modules.ts';
import { coresFolder, findKeptCore, isWhole, openCore } from './kept-core.ts';
import { findPortal } from './portal-package.ts';

export interface CompileOptions {
  /** Folder that holds `brands/`; the cache lies below it in `.livery/core/`. */
  root: string;
  /** Folder of a portal package; the installed `@livery/portal` by default. */
  portal?: string;
  onProgress?: (step: 'compile' | 'compress') => void;
}

const keptCores = 4;

/**
 * Compiles the portal for browser and server, or takes it from the cache if no input changed, or from the portal
 * package if that is already compiled. Throws Vite's error if it does not compile.
 */
export async function compileCore({ root, portal: portalRoot, onProgress }: CompileOptions): Promise<CoreBuild> {
  const started = performance.now();
  const kept = findKeptCore({ root, ...(portalRoot && { portal: portalRoot }) });
  if (kept) return kept;
  const portal = findPortal(portalRoot);
  const hash = hashCoreInputs(portal);
  const cache = coresFolder(root);
  const dir = join(cache, hash);
  // No bundle uses a damaged core, because bundles have their own links.
  await rm(dir, { recursive: true, force: true });
  const draft = `${dir}.${processName}.tmp`;
  await mkdir(draft, { recursive: true });
  try {
    onProgress?.('compile');
    // The browser's files are compressed while the server's side is still compiling.
    const { client, whole } = buildApart({ portal, outDir: draft });
    const compressed = client.then(() => {
      onProgress?.('compress');
      return writeRecord(draft, { hash, entry: relative(portal.root, portal.main).split(sep).join('/'), cacheDir: derivedFolder(root) });
    });
    await Promise.all([compressed, whole]);
    // Sources that changed meanwhile would stand in the cache under the hash of the old ones.
    if (hashCoreInputs(portal) !== hash)
      return await compileCore({ root, ...(portalRoot && { portal: portalRoot }), ...(onProgress && { onProgress }) });
    await adopt(draft, dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await prune(cache, hash);
  return openCore(dir, { cached: false, started });
}

/**
 * Runs Vite in a separate thread, which does not see the caller's NODE_ENV: that would choose between React's
 * development and production code without the cache noticing.
 */
function buildApart(order: BuildOrder): Record<'client' | 'whole', Promise<void>> {
  const file = join(import.meta.dirname, `build-worker${extname(import.meta.filename)}`);
  const worker = new Worker(file, { workerData: order, execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const until = (event: 'message' | 'exit'): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once(event, () => resolve());
      worker.once('exit', (code) => code !== 0 && reject(new Error(`The build of the portal stopped with code ${code}.`)));
    });
  return { client: until('message'), whole: until('exit') };
}

/** `cacheDir` keeps the compressed twins by content: an edit changes few chunks. */
async function writeRecord(draft: string, { hash, entry, cacheDir }: { hash: string; entry: string; cacheDir: string }): Promise<void> {
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
      const { br, gz } = await keptTwins(content, cacheDir);
      await Promise.all([writeFile(join(client, `${path}.br`), br), writeFile(join(client, `${path}.gz`), gz)]);
      return [describe('', content), describe('.br', br), describe('.gz', gz)];
    }),
  );
  // Links of them stand in every bundle: an edit there would change them all.
  await Promise.all(files.flat().map(({ path }) => chmod(join(client, path), 0o444)));
  const record: CoreRecord = { hash, files: files.flat().sort((left, right) => (left.path < right.path ? -1 : 1)), manifest, entry };
  await writeFile(join(draft, 'core.json'), JSON.stringify(record));
}

async function keptTwins(content: Buffer, cacheDir: string): Promise<Record<'br' | 'gz', Buffer>> {
  let made: ReturnType<typeof compress> | undefined;
  const twin = (kind: 'br' | 'gz'): Promise<Buffer> =>
    memoised(cacheDir, `core.${kind}`, [content], async () => (await (made ??= compress(content, 'once')))[kind]);
  const [br, gz] = await Promise.all([twin('br'), twin('gz')]);
  return { br, gz };
}

function sortedManifest(manifest: Manifest): Manifest {
  return Object.fromEntries(Object.entries(manifest).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** The script inventory required by PCI DSS 6.4.3: every script with its reason. */
function scriptReasons(manifest: Manifest): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry) reasons.set(chunk.file, 'starts the site');
    else if (chunk.isDynamicEntry) reasons.set(chunk.file, `${key}, loaded when it is needed`);
    else if (chunk.file.endsWith('.js')) reasons.set(chunk.file, `${chunk.name ?? key}, code that other scripts share`);
  }
  return reasons;
}

/** Another process may have compiled the same core meanwhile. The bytes are equal, so the first one stays. */
async function adopt(draft: string, dir: string): Promise<void> {
  try {
    await rename(draft, dir);
  } catch (error) {
    if (!isWhole(dir)) throw error;
  }
}

/** Keeps the most recently used cores, and drafts that are still in use. */
async function prune(cache: string, current: string): Promise<void> {
  const names = await readdir(cache);
  const ages = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  const isDraft = (name: string): boolean => name.endsWith('.tmp');
  const abandoned = ages.filter(({ name, at }) => isDraft(name) && isGone(name.split('.').at(-2) ?? '', at));
  const others = ages.filter(({ name }) => name !== current && !isDraft(name)).toSorted((left, right) => right.at - left.at);
  const stale = [...abandoned, ...others.slice(keptCores - 1)];
  await Promise.all(stale.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
