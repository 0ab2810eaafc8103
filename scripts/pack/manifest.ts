import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.ts';

interface PackageJson {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  exports?: Record<string, { 'livery-source': string; default?: string }>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** What a published manifest says otherwise than the workspace's: the sources and most dependencies stay behind. */
interface Published {
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** The Node that the built packages need: `findPackageJSON` arrived there. */
const engines = { node: '>=22.14' };

/** `folder` lies below the root, e.g. `packages/portal`. */
export async function readManifest(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
}

export async function writeManifest(folder: string, outDir: string, published: Published): Promise<void> {
  const { name, version, description, license, type } = await readManifest(folder);
  const manifest = { name, version, description, license, type, engines, ...published };
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(path.join(root, folder, 'README.md'), path.join(outDir, 'README.md'));
  await copyFile(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
}

/** The versions that lie in this repository's node_modules, of packages that stay outside a bundle. */
export async function installed(names: readonly string[]): Promise<Record<string, string>> {
  const versions = names.map(async (name) => [name, (await readManifest(`node_modules/${name}`)).version] as const);
  return Object.fromEntries(await Promise.all(versions));
}
