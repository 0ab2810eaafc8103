import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLanguage, type Catalogues, type LanguageReport, type Problem } from '@livery/brand';
import { importUnits, readUnits, unitsOf, writeUnits, type ExchangeFormat, type Import, type TextUnit } from '@livery/brand/exchange';
import { requireBrandFile } from '@livery/builder/write-place';
import { cliError } from '../../errors/cli-error.ts';
import { requireOutput, writeOutput, type OutputKind } from '../../files/own-output.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { readEngineTexts } from '../../project/catalogues.ts';
import { findRoot } from '../../project/find-root.ts';

export interface ExportRequest {
  /** Printed when absent. */
  file?: string;
  as?: ExchangeFormat;
  /** Only texts that are not translated. */
  missing?: boolean;
  dryRun?: boolean;
}

export interface TextsExport {
  /** An absolute path. Null if the text is only printed. */
  file: string | null;
  format: ExchangeFormat;
  units: TextUnit[];
  text: string;
}

/** Throws `CliError` for a language that an operator cannot add, and `TargetRefused`. */
export async function exportTexts(
  cwd: string,
  language: string,
  { file, as: wanted, missing = false, dryRun = false }: ExportRequest,
): Promise<TextsExport> {
  const { root, engine, report } = await openLanguage(cwd, language);
  const target = file === undefined ? null : path.resolve(cwd, file);
  const format = wanted ?? (target !== null && /\.(?:xlf|xliff|xml)$/i.test(target) ? 'xliff' : 'csv');
  const kind = kindOf(root, language, engine);
  if (target !== null) await requireOutput(cwd, target, kind);
  const units = unitsOf(report, engine).filter((unit) => !missing || unit.target === '');
  const text = writeUnits(format, units, language);
  if (target !== null && !dryRun) await writeOutput(cwd, target, text, kind);
  return { file: target, format, units, text };
}

/** Overwrites a file only if all its translations are in `languages/`, so that no translator's work is lost. */
function kindOf(root: string, language: string, engine: Catalogues): OutputKind {
  return {
    name: 'a file of texts without anything to import',
    flag: '--file',
    isOwn(text) {
      const { units, faults, language: stated } = readUnits(text);
      const found = importUnits({ units, faults, language: stated }, { root, language, engine, file: '' });
      return units.length > 0 && found.changed === 0 && found.problems.length === 0;
    },
  };
}

export interface ImportRequest {
  file?: string;
  dryRun?: boolean;
}

export interface TextsImport extends Omit<Import, 'files'> {
  root: string;
  written: boolean;
  /** Below the root. */
  files: string[];
  problems: Problem[];
}

/**
 * Writes the valid texts and reports the others. Throws `CliError` for a language that an operator cannot add, and
 * `TargetRefused`.
 */
export async function importTexts(cwd: string, language: string, { file, dryRun = false }: ImportRequest): Promise<TextsImport> {
  const { root, engine } = await openLanguage(cwd, language);
  if (file === undefined) throw cliError('MissingValue', { case: 'texts' });
  const given = path.resolve(cwd, file);
  const read = readUnits(await readGiven(given));
  const name = path.relative(root, given).replaceAll('\\', '/');
  const { files, ...found } = importUnits(read, { root, language, engine, file: name });
  for (const { path: written } of files) requireBrandFile(root, path.join(root, written));
  if (!dryRun) for (const { path: written, text } of files) await writeWhole(path.join(root, written), text);
  return { root, ...found, written: !dryRun && files.length > 0, files: files.map(({ path: written }) => written) };
}

async function readGiven(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(({ code = '', message }: NodeJS.ErrnoException) => {
    const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder' }[code] ?? message;
    throw cliError('BadValue', { case: 'texts', file, why });
  });
}

async function openLanguage(cwd: string, language: string): Promise<{ root: string; engine: Catalogues; report: LanguageReport }> {
  const root = findRoot(cwd);
  if (root === null) throw cliError('NoBrands', { case: 'folder' });
  const engine = await readEngineTexts();
  const report = readLanguage(root, language, engine);
  const [refusal] = report.keys === 0 ? report.problems : [];
  if (refusal !== undefined) throw cliError('BadLanguage', { case: 'own', message: refusal.message, hint: refusal.hint });
  return { root, engine, report };
}
