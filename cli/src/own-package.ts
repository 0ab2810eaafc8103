import { existsSync, readFileSync } from 'node:fs';

/** This package's folder: sources and build stand one level below it alike. */
export const ownFolder = new URL('../', import.meta.url);

export function readVersion(): string {
  return (JSON.parse(readFileSync(new URL('package.json', ownFolder), 'utf8')) as { version: string }).version;
}

/** The folder of the pages on errors: packed with this package, in a checkout beside it. */
export function pagesFolder(): URL {
  const packed = new URL('docs/errors/', ownFolder);
  return existsSync(packed) ? packed : new URL('../docs/errors/', ownFolder);
}
