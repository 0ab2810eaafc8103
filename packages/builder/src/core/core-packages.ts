import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { findPrebuiltCore, readCoreRecord } from './prebuilt-core.ts';

/** A package whose code lies in the compiled portal. */
export interface CorePackage {
  name: string;
  version: string;
  /** As its package.json writes it; null when it says none. */
  license: string | null;
  /** SHA-512 of the package as the registry serves it, hexadecimal; null for our own packages. */
  sha512: string | null;
  /** Chunks that hold some of it, e.g. `core/vendor-AbCd1234.js`, sorted. */
  chunks: string[];
}

const recordName = 'packages.json';

/** Writes beside the compiled portal which packages each of its chunks holds. `root` is the portal's folder. */
export function recordPackages(root: string): Plugin {
  return {
    name: 'livery-record-packages',
    async writeBundle({ dir = '.' }, output) {
      const chunks = Object.values(output).filter((file) => file.type === 'chunk');
      const modules = chunks.flatMap(({ fileName, modules: rendered }) =>
        Object.entries(rendered)
          // A stylesheet's rules are in a separate file, so the chunk renders none of them.
          .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(?:$|\?)/.test(id))
          .map(([id]) => ({ id, chunk: fileName })),
      );
      await writeFile(join(dir, recordName), `${JSON.stringify(packagesOf(modules, root), null, 1)}\n`);
    },
  };
}

/** Which packages the core of this hash holds, sorted by name and version; null when neither the cache below `root` nor the portal package has it. */
export function readCorePackages(root: string, hash: string): CorePackage[] | null {
  const prebuilt = findPrebuiltCore();
  const folders = [join(root, '.livery', 'core', hash), ...(prebuilt !== null && readCoreRecord(prebuilt).hash === hash ? [prebuilt] : [])];
  const file = folders.map((folder) => join(folder, 'client', recordName)).find((name) => existsSync(name));
  return file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as CorePackage[]);
}

interface PackageJson {
  name?: string;
  version?: string;
  license?: unknown;
}

/** `id` is a module as the bundler names it. */
export function packagesOf(modules: readonly { id: string; chunk: string }[], root: string): CorePackage[] {
  const integrity = lockedIntegrity(root);
  const manifests = new Map<string, PackageJson | null>();
  const packages = new Map<string, CorePackage>();
  for (const { id, chunk } of modules) {
    const file = sourceFile(id);
    const manifest = file === null ? null : manifestAbove(dirname(file), manifests);
    if (!manifest?.name || !manifest.version) continue;
    const { name, version, license } = manifest;
    const key = `${name}@${version}`;
    const known = packages.get(key) ?? { name, version, license: licenceText(license), sha512: integrity.get(key) ?? null, chunks: [] };
    if (!known.chunks.includes(chunk)) known.chunks.push(chunk);
    packages.set(key, known);
  }
  for (const { chunks } of packages.values()) chunks.sort();
  return [...packages.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, found]) => found);
}

/** Null for modules made by the bundler. The bundler's own code belongs to its package. */
function sourceFile(id: string): string | null {
  const tool = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (tool === 'vite') return findPackageJSON('vite', import.meta.url) ?? null;
  if (tool === 'rolldown') return findPackageJSON('rolldown', findPackageJSON('vite', import.meta.url) ?? import.meta.url) ?? null;
  const [file = ''] = id.replace(/^\0/, '').split('?');
  return file.startsWith('/') || /^[A-Za-z]:[\\/]/.test(file) ? file : null;
}

/** The nearest package.json that names a package: folders inside one may have their own, which only say how to load. */
function manifestAbove(folder: string, known: Map<string, PackageJson | null>): PackageJson | null {
  const found = known.get(folder);
  if (found !== undefined) return found;
  const file = join(folder, 'package.json');
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageJson) : {};
  const parent = dirname(folder);
  const manifest = own.name && own.version ? own : parent === folder ? null : manifestAbove(parent, known);
  known.set(folder, manifest);
  return manifest;
}

/** Old packages write an object. */
function licenceText(license: unknown): string | null {
  if (typeof license === 'object' && license !== null && 'type' in license) return licenceText(license.type);
  return typeof license === 'string' && license.trim() !== '' ? license.trim() : null;
}

/** SHA-512 by `name@version`, out of the lockfile above a folder. */
function lockedIntegrity(folder: string): Map<string, string> {
  const file = join(folder, 'package-lock.json');
  if (!existsSync(file)) return dirname(folder) === folder ? new Map() : lockedIntegrity(dirname(folder));
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages?: Record<string, { version?: string; integrity?: string }>;
  };
  const found = new Map<string, string>();
  for (const [path, { version, integrity }] of Object.entries(packages)) {
    const [, encoded] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
    if (encoded !== undefined)
      found.set(`${path.replace(/^.*node_modules\//, '')}@${version}`, Buffer.from(encoded, 'base64').toString('hex'));
  }
  return found;
}
