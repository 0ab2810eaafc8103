import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogues } from './texts/catalogues.ts';
import { applyRules } from './apply-rules.ts';
import type { BrandReport } from './brand-report.ts';
import { openSources } from './layers/brand-source.ts';
import { brandFileOf, checkBrandFile, type CheckedFile } from './layers/check-brand-file.ts';
import { claimsOf, type Claimant } from './fleet/claims.ts';
import type { LanguageReport } from './languages/read-languages.ts';
import { listFolders } from './layers/lineage.ts';
import { isParentName } from './brand-code.ts';
import { sortProblems } from './json/problem.ts';
import { readLoosely } from './json/read-source.ts';

export interface LoadOptions {
  /** The folder that contains `brands/`. */
  root: string;
  /** Only these folders. Others still count in rules about differences between brands. */
  codes?: readonly string[];
  /** The name of an entry in `environments`. */
  environment?: string;
  /** The engine's texts and those of `languages`. Without them, texts and languages are not checked. */
  catalogues?: Catalogues;
  /** The operator's own languages. A brand that speaks one with errors has an error too. */
  languages?: readonly LanguageReport[];
  /** Called after each brand. */
  onProgress?: (code: string, count: { done: number; of: number }) => void;
}

/**
 * The folders of `brands/`, sorted, without parents and folders that start with a dot. A folder such as `__proto__`,
 * which can be neither a brand nor a parent, is included so that it is refused by name. Empty if there are none.
 */
export async function listBrands(root: string): Promise<string[]> {
  return listFolders(root).filter((folder) => !isParentName(folder));
}

/** The parents in `brands/`, sorted. Their names start with an underscore. */
export async function listParents(root: string): Promise<string[]> {
  return listFolders(root).filter(isParentName);
}

/**
 * Reads, resolves and checks brands. Faults in a brand's folder become problems and never throw. It yields between two
 * brands, so that signals and timers run even with many.
 */
export async function loadBrands({
  root,
  codes,
  environment,
  catalogues,
  languages = [],
  onProgress,
}: LoadOptions): Promise<BrandReport[]> {
  const folders = await listBrands(root);
  const wanted = codes === undefined ? folders : folders.filter((folder) => codes.includes(folder));
  const unknown = codes?.filter((code) => !folders.includes(code)) ?? [];
  const sources = openSources(root);
  const files: CheckedFile[] = [];
  for (const folder of wanted) {
    files.push(checkBrandFile(sources, folder, environment ?? null));
    await nextTurn();
  }

  const claims = claimsOf(readClaimants(root, folders, files));
  const reports: BrandReport[] = unknown.map((code) => brandFileOf(root, code));
  for (const file of files) {
    const { problems, brand } = await applyRules(file, { sources, catalogues: catalogues ?? null, languages, claims });
    const ok = problems.every(({ severity }) => severity !== 'error');
    reports.push({
      code: file.folder,
      dir: file.dir,
      ok,
      problems: sortProblems(problems),
      brand: ok ? brand : null,
      languages: file.resolved?.brand.languages.supported ?? [],
    });
    onProgress?.(file.folder, { done: reports.length - unknown.length, of: files.length });
    await nextTurn();
  }
  return reports.toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

/** Only the claims of all other brands are read, without schema and rules. */
function readClaimants(root: string, folders: readonly string[], checked: readonly CheckedFile[]): Claimant[] {
  const known = new Map(checked.map(({ folder, files: [own] }) => [folder, own?.file ?? undefined]));
  return folders.map((folder) => ({
    folder,
    file: known.has(folder) ? known.get(folder) : readLoosely(root, `brands/${folder}/brand.json`),
  }));
}
