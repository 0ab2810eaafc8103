import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readLanguages, withLanguages, type Catalogues, type LanguageReport } from '@livery/brand';
import { findPortal } from '../core/portal-package.ts';
import { findPrebuiltCore, readPrebuiltCatalogues } from '../core/prebuilt-core.ts';

/** What a project's brands are checked against. */
export interface ProjectTexts {
  /** The portal's texts by language and namespace, and those of the operator's own languages. */
  catalogues: Catalogues;
  languages: LanguageReport[];
}

/** `root` is the folder that holds `brands/` and `languages/`. */
export async function loadTexts(root: string, portal?: string): Promise<ProjectTexts> {
  const engine = await loadCatalogues(portal);
  const languages = readLanguages(root, engine);
  return { catalogues: withLanguages(engine, languages), languages };
}

/** The portal's texts by language and namespace. */
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
