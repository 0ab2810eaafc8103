import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrands, type BrandReport, type Catalogues, type ResolvedBrand } from '@livery/brand';
import { requireBrandFile } from '@livery/builder/write-place';
import type { CliError } from '../../errors/cli-error.ts';
import { findRoot } from '../../project/find-root.ts';
import { orUndo } from '../../process/interruption.ts';
import { refuseCode, refuseColour, refuseCurrency, refuseLanguage, refuseName, refuseParent } from '../../scaffold/answers.ts';
import { brandFiles, supportedBeside, withoutValues, type BrandWishes } from '../../scaffold/brand-files.ts';
import { languageOf } from '../../scaffold/new-language.ts';
import { openBrandFolder, requireBrandFolder } from '../../scaffold/brand-folder.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { readTexts } from '../../project/catalogues.ts';
import { isRedundant, overridesOf } from '../../project/overrides.ts';

export interface NewBrand extends BrandWishes {
  dryRun?: boolean;
}

export interface NewBrandResult {
  root: string;
  dir: string;
  /** Below `dir`. */
  files: string[];
  /** The check of the written files; `null` on a dry run. If it has errors, the files are removed again. */
  report: BrandReport | null;
  /** The first one is served at `/`; empty if the parent decides. */
  languages: string[];
}

/** The project's folder. Before a project exists, the working directory. */
export function rootFor(cwd: string): string {
  return findRoot(cwd) ?? cwd;
}

/** Refuses invalid flags before prompting or writing anything. */
export async function requireWishes(root: string, code: string | undefined, wishes: BrandWishes): Promise<void> {
  const { name, primary, accent, lang, currency, extends: parent } = wishes;
  if (code !== undefined) refuse(refuseCode(root, code));
  if (name !== undefined) refuse(refuseName(name, '--name'));
  if (parent !== undefined) refuse(await refuseParent(root, parent, '--extends'));
  if (primary !== undefined) refuse(refuseColour(primary, '--primary'));
  if (accent !== undefined) refuse(refuseColour(accent, '--accent'));
  if (lang !== undefined) refuse(refuseLanguage(Object.keys((await readTexts(root)).catalogues), lang, '--lang'));
  if (currency !== undefined) refuse(refuseCurrency(currency, '--currency'));
}

function refuse(refusal: CliError | null): void {
  if (refusal !== null) throw refusal;
}

/** Writes a brand and checks it. Existing files stay. Throws `CliError` for invalid values, and `TargetRefused`. */
export async function makeBrand(cwd: string, code: string, { dryRun = false, ...given }: NewBrand): Promise<NewBrandResult> {
  const root = rootFor(cwd);
  await requireWishes(root, code, given);
  const lang = given.lang ?? (given.extends === undefined ? await defaultLanguage(root) : undefined);
  const wishes = { ...given, ...(lang === undefined ? {} : { lang }) };
  const languages = lang === undefined ? [] : supportedBeside(lang);
  const dir = path.join(root, 'brands', code);
  // Another process may have written a brand file meanwhile. Fail instead of filling the folder.
  const isOpen = (name: string): boolean => name === 'brand.json' || !existsSync(path.join(dir, name));
  const files = Object.fromEntries(Object.entries(brandFiles(root, code, wishes)).filter(([name]) => isOpen(name)));
  const names = Object.keys(files).toSorted();
  // Another process may have created it while we read parents and languages.
  refuse(refuseCode(root, code));
  requireBrandFile(root, path.join(dir, 'brand.json'));
  requireBrandFolder(dir, names);
  if (dryRun) return { root, dir, files: names, report: null, languages };

  const folder = openBrandFolder(dir);
  return orUndo(folder.empty, async () => {
    try {
      await folder.fill(files);
      const texts = await readTexts(root);
      const [report = null] = await loadBrands({ root, codes: [code], ...texts });
      if (report?.ok === true && report.brand !== null) await leaveOutRedundant(root, report.brand, texts.catalogues);
      else folder.empty();
      return { root, dir, files: names, report, languages };
    } catch (error) {
      folder.empty();
      throw error;
    }
  });
}

/** The default languages of a brand. */
export async function defaultLanguage(root: string): Promise<string> {
  return languageOf(Object.keys((await readTexts(root)).catalogues), process.env);
}

/** Removes values of the look that the engine or the parent gives anyway, because `drift` would report them as redundant. */
async function leaveOutRedundant(root: string, brand: ResolvedBrand, catalogues: Catalogues): Promise<void> {
  const file = path.join(brand.dir, 'brand.json');
  const redundant = overridesOf(root, brand, catalogues).filter(isRedundant);
  const text = await readFile(file, 'utf8');
  requireBrandFile(root, file);
  await writeWhole(
    file,
    withoutValues(
      text,
      redundant.map(({ place }) => place),
    ),
  );
}
