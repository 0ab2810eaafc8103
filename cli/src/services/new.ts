import { rmdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrands, type BrandReport } from '@livery/brand';
import { usageError } from '../cli-error.ts';
import { findRoot } from '../find-root.ts';
import { orUndo } from '../interruption.ts';
import { refuseCode, refuseColour, type Refusal } from '../scaffold/answers.ts';
import { brandFiles, type BrandWishes } from '../scaffold/brand-files.ts';
import { readCatalogues } from './catalogues.ts';

export interface NewBrand extends BrandWishes {
  dryRun?: boolean;
}

export interface NewBrandResult {
  root: string;
  dir: string;
  /** Below `dir`. */
  files: string[];
  /** The check of what was written; `null` on a dry run. With errors, nothing is left behind. */
  report: BrandReport | null;
}

/** The folder that will hold the brand: the project's, or the working directory where there is none yet. */
export function rootFor(cwd: string): string {
  return findRoot(cwd) ?? cwd;
}

/** Refuses flags that cannot be a brand's before anything is asked or written. */
export function requireWishes(root: string, code: string | undefined, { primary, accent }: BrandWishes): void {
  if (code !== undefined) refuse(refuseCode(root, code), '');
  if (primary !== undefined) refuse(refuseColour(primary), '--primary ');
  if (accent !== undefined) refuse(refuseColour(accent), '--accent ');
}

function refuse(refusal: Refusal | null, flag: string): void {
  if (refusal !== null) throw usageError(refusal.name, `${flag}${refusal.message}`, refusal.hint);
}

/** Writes a brand into a folder beside its place and moves it there whole. Throws `CliError` on values that cannot be a brand's. */
export async function makeBrand(cwd: string, code: string, { dryRun = false, ...wishes }: NewBrand): Promise<NewBrandResult> {
  const root = rootFor(cwd);
  requireWishes(root, code, wishes);
  const brands = path.join(root, 'brands');
  const dir = path.join(brands, code);
  const files = brandFiles(root, code, wishes);
  const names = Object.keys(files).toSorted();
  if (dryRun) return { root, dir, files: names, report: null };

  const isFirst = (await mkdir(brands, { recursive: true })) !== undefined;
  const written = { folder: await mkdtemp(path.join(brands, '.new-')) };
  const remove = () => {
    rmSync(written.folder, { recursive: true, force: true });
    if (isFirst) rmdirSync(brands);
  };
  return orUndo(remove, async () => {
    try {
      for (const name of names) {
        await mkdir(path.dirname(path.join(written.folder, name)), { recursive: true });
        await writeFile(path.join(written.folder, name), files[name] ?? '');
      }
      await rename(written.folder, dir);
      written.folder = dir;
      const [report] = await loadBrands({ root, codes: [code], catalogues: await readCatalogues() });
      if (report?.ok !== true) remove();
      return { root, dir, files: names, report: report ?? null };
    } catch (error) {
      remove();
      throw error;
    }
  });
}
