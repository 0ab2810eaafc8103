import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalogues } from '@livery/brand';
import { findPortal } from '../core/portal-package.ts';
import { findPrebuiltCore, readPrebuiltCatalogues } from '../core/prebuilt-core.ts';

/** The portal's texts by language and namespace, as brands are checked against them. */
export async function loadCatalogues(portal?: string): Promise<Catalogues> {
  const prebuilt = findPrebuiltCore(portal);
  if (prebuilt) return readPrebuiltCatalogues(prebuilt);
  const { sourceDir } = findPortal(portal);
  const files: string[] = [];
  for await (const file of glob(['app/language/common.*.json', '{features,shared}/*/*.*.json'], { cwd: sourceDir })) files.push(file);
  const catalogues: Catalogues = {};
  for (const file of files.sort()) {
    const [namespace = '', language = ''] = basename(file).split('.');
    catalogues[language] = { ...catalogues[language], [namespace]: JSON.parse(await readFile(join(sourceDir, file), 'utf8')) };
  }
  return catalogues;
}
