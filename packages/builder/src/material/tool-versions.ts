import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

interface PackageJson {
  version: string;
  optionalDependencies?: Record<string, string>;
}

/**
 * The versions of everything besides our own code that determines bytes: Node, its compressors and its ICU, and the
 * picture library. They are read from packages, because loading that library takes longer than finding an unchanged
 * fleet.
 */
export function toolVersions(): string[] {
  const { node, zlib, brotli, icu, unicode } = process.versions;
  return [`node ${node}`, `zlib ${zlib}`, `brotli ${brotli}`, `icu ${icu}`, `unicode ${unicode}`, ...pictureVersions()];
}

/** Versions of sharp and its libvips for this machine. A packed command contains sharp, with its WebAssembly beside it. */
function pictureVersions(): string[] {
  const sharp = readPackage('sharp', import.meta.url);
  const from = sharp?.file ?? import.meta.url;
  const names = [...Object.keys(sharp?.optionalDependencies ?? {}), '@img/sharp-wasm32'];
  const versions = names.flatMap((name) => {
    const found = readPackage(name, from);
    return found === null ? [] : [`${name.includes('libvips') ? 'libvips' : 'sharp for a machine'} ${found.version}`];
  });
  return [...(sharp === null ? [] : [`sharp ${sharp.version}`]), ...new Set(versions)];
}

/** Null for a package that is not installed, such as one for another machine. */
function readPackage(name: string, from: string): (PackageJson & { file: string }) | null {
  try {
    const file = findPackageJSON(name, from);
    return file === undefined ? null : { ...(JSON.parse(readFileSync(file, 'utf8')) as PackageJson), file };
  } catch {
    return null;
  }
}
