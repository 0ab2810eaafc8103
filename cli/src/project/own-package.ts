import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

const manifest = pathToFileURL(findPackageJSON(import.meta.url) ?? '');

/** This package's folder. Sources and build are at different depths. */
export const ownFolder = new URL('./', manifest);

export function readVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The folder of the pages on errors: packed with this package, in a checkout beside it. */
export function pagesFolder(): URL {
  const packed = new URL('docs/errors/', ownFolder);
  return existsSync(packed) ? packed : new URL('../docs/errors/', ownFolder);
}
