import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogues } from './catalogues.ts';
import { brandFileOf, checkBrandFile, type CheckedFile } from './check-brand-file.ts';
import { applyRules } from './apply-rules.ts';
import type { BrandReport } from './brand-report.ts';
import { sortProblems } from './problem.ts';
import type { Neighbour } from './rules/rule.ts';

export interface LoadOptions {
  /** The folder that holds `brands/`. */
  root: string;
  /** Only these folders; all others are still seen where brands must differ. */
  codes?: readonly string[];
  /** The name of an entry of `environments`. */
  environment?: string;
  /** The engine's texts; without them nothing is said about texts and languages. */
  catalogues?: Catalogues;
}

/** The folders of `brands/`, sorted; those that start with a dot or an underscore are not brands. Empty when there is none. */
export async function listBrands(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'brands'), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** Reads, resolves and checks brands. Never throws on what a brand's folder holds: whatever is wrong is a problem. */
export async function loadBrands({ root, codes, environment, catalogues }: LoadOptions): Promise<BrandReport[]> {
  const folders = await listBrands(root);
  const unknown = codes?.filter((code) => !folders.includes(code)) ?? [];
  const files: CheckedFile[] = [];
  for (const folder of folders) files.push(await checkBrandFile(root, folder, environment ?? null));

  const neighbours = files.flatMap((file) => claimsOf(file));
  const reports: BrandReport[] = unknown.map((code) => brandFileOf(root, code));
  for (const file of files.filter(({ folder }) => codes === undefined || codes.includes(folder))) {
    const { problems, brand } = await applyRules(file, {
      catalogues: catalogues ?? null,
      neighbours: neighbours.filter(({ code }) => code !== file.folder),
    });
    const ok = problems.every(({ severity }) => severity !== 'error');
    reports.push({ code: file.folder, dir: file.dir, ok, problems: sortProblems(problems), brand: ok ? brand : null });
  }
  return reports.toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

/** Hosts of every environment count: a host must not lead to two brands in any of them. */
function claimsOf({ folder, resolved, everyHost }: CheckedFile): Neighbour[] {
  return resolved === null ? [] : [{ code: folder, merchantCode: resolved.brand.merchantCode, hosts: everyHost }];
}
