import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogues } from '@livery/brand';
import type { CoreRecord } from './core-build.ts';
import { portalRoot } from './portal-package.ts';

/**
 * A published portal package has no sources: its core is compiled (`core/client`, `core/server`, `core/core.json`) and
 * its texts are in one file. Null if the portal is source, as in its own repository.
 */
export function findPrebuiltCore(portal?: string): string | null {
  const dir = join(portalRoot(portal), 'core');
  return existsSync(join(dir, 'core.json')) ? dir : null;
}

export function readCoreRecord(dir: string): CoreRecord {
  return JSON.parse(readFileSync(join(dir, 'core.json'), 'utf8')) as CoreRecord;
}

export async function readPrebuiltCatalogues(dir: string): Promise<Catalogues> {
  return JSON.parse(await readFile(join(dir, 'catalogues.json'), 'utf8')) as Catalogues;
}
