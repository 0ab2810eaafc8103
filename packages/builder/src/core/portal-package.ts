import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

export interface PortalPackage {
  root: string;
  /** Browser and server entry, absolute. */
  main: string;
  server: string;
  /** Folder that holds the catalogues: sources in this repository, the built package elsewhere. */
  sourceDir: string;
  /** Folders and files, absolute, whose content decides the compiled core. */
  inputs: string[];
}

interface PackageJson {
  name: string;
  exports: Record<string, { 'livery-source'?: string; default?: string }>;
  dependencies?: Record<string, string>;
}

/** Folder of a portal package; the installed `@livery/portal` by default. Throws if missing. */
export function portalRoot(root?: string): string {
  return root ?? packageRoot('@livery/portal', import.meta.url);
}

/** Reads a portal package from source. Throws if missing. */
export function findPortal(portal?: string): PortalPackage {
  const root = portalRoot(portal);
  const manifest = readManifest(root);
  const main = entryFile(root, manifest, './main');
  return {
    root,
    main,
    server: entryFile(root, manifest, './server'),
    sourceDir: join(root, topFolder(root, main)),
    inputs: [...new Set(inputsOf(root, { onlyEntry: { '@livery/brand': './public-brand' } }))].sort(),
  };
}

function packageRoot(name: string, from: string): string {
  const manifest = findPackageJSON(name, from);
  if (!manifest) throw new Error(`The package ${name} is not installed.`);
  return realpathSync(dirname(manifest));
}

function readManifest(root: string): PackageJson {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
}

/** Uses the source if present, else the built file, because published packages ship no TypeScript. */
function entryFile(root: string, manifest: PackageJson, entry: string): string {
  const target = manifest.exports[entry];
  if (!target) throw new Error(`${manifest.name} does not export ${entry}.`);
  const source = target['livery-source'] && join(root, target['livery-source']);
  return source && existsSync(source) ? source : join(root, target.default ?? '');
}

function topFolder(root: string, file: string): string {
  return file.slice(root.length + 1).split(/[\\/]/)[0] ?? '';
}

interface InputOptions {
  /** A package's entry that exports nothing else to its users, so that only this file counts. */
  onlyEntry?: Readonly<Record<string, string>>;
  without?: readonly string[];
}

/** A package's own folder and manifest, and those of our packages below it. */
function inputsOf(root: string, options: InputOptions): string[] {
  const manifest = readManifest(root);
  const entry = options.onlyEntry?.[manifest.name];
  if (entry !== undefined) return [entryFile(root, manifest, entry)];
  // Exports without a built file exist only for the repository and are not part of the portal.
  const folders = Object.values(manifest.exports).flatMap(({ 'livery-source': source, default: built }) => {
    if (built === undefined) return [];
    const inSource = source !== undefined && existsSync(join(root, source.split('/')[1] ?? ''));
    return [join(root, (inSource ? source : built).split('/')[1] ?? '')];
  });
  return [join(root, 'package.json'), ...folders, ...inputsBelow(root, options)];
}

/** Folders and files, absolute, of our packages that the package in `root` depends on. */
export function inputsBelow(root: string, options: InputOptions): string[] {
  const names = Object.keys(readManifest(root).dependencies ?? {}).filter((name) => name.startsWith('@livery/'));
  const wanted = names.filter((name) => !options.without?.includes(name));
  return wanted.flatMap((name) => inputsOf(packageRoot(name, join(root, 'package.json')), options));
}
