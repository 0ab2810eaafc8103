import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.ts';

interface PackageJson {
  name: string;
  version: string;
  description: string;
  keywords: string[];
  license: string;
  type: string;
  exports?: Record<string, { 'livery-source': string; default?: string }>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** The addresses in the root manifest, which apply to all packages. */
interface Addresses {
  homepage: string;
  bugs: string;
  repository: { type: string; url: string };
}

/**
 * The fields in which a published manifest differs from the workspace's. Sources and most dependencies are left out.
 */
interface Published {
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** `findPackageJSON` needs it. */
const engines = { node: '>=22.14' };

/** `folder` is relative to the root, e.g. `packages/portal`. */
export async function readManifest(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
}

/** Call this last, because `files` lists the folders and files that are staged by then. */
export async function writeManifest(folder: string, outDir: string, published: Published): Promise<void> {
  const { name, version, description, keywords, license, type } = await readManifest(folder);
  const { homepage, bugs, repository } = await readAddresses();
  await copyFile(path.join(root, folder, 'README.md'), path.join(outDir, 'README.md'));
  await copyFile(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
  const changelog = path.join(root, folder, 'CHANGELOG.md');
  if (existsSync(changelog)) await copyFile(changelog, path.join(outDir, 'CHANGELOG.md'));
  const manifest = {
    name,
    version,
    description,
    keywords,
    license,
    homepage,
    bugs,
    type,
    engines,
    repository: { ...repository, directory: folder },
    files: (await readdir(outDir)).filter((entry) => !['README.md', 'LICENSE', 'package.json'].includes(entry)).toSorted(),
    ...published,
  };
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

export async function readAddresses(): Promise<Addresses> {
  return JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Addresses;
}

/** The installed versions of packages that stay outside a bundle. */
export async function installed(names: readonly string[]): Promise<Record<string, string>> {
  const versions = names.map(async (name) => [name, (await readManifest(`node_modules/${name}`)).version] as const);
  return Object.fromEntries(await Promise.all(versions));
}
