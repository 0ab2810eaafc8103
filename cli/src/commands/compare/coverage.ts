import path from 'node:path';
import { percentTranslated } from '@livery/brand';
import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { findCoverage, hasFindings, type Coverage } from '../../services/compare/coverage.ts';
import { coveragePage } from '../../pages/coverage-page.ts';
import { tableOf } from '../../terminal/table.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import type { TargetOptions } from '../../project/targets.ts';
import { requirePage, writePage } from '../../pages/write-page.ts';
import { printDocument } from '../../json/print-document.ts';

interface CoverageFlags extends TargetOptions {
  json?: boolean;
  html?: string;
}

export async function runCoverage(brands: string[], { json = false, html, ...targets }: CoverageFlags): Promise<number> {
  await requirePage(process.cwd(), 'coverage', html);
  const coverage = await withProgress((onProgress) => findCoverage(process.cwd(), brands, { ...targets, onProgress }));
  const { root, languages, translations, keys, rows, failed } = coverage;
  const page = html === undefined ? null : await writePage(root, await coveragePage(coverage), 'coverage', html);
  if (page !== null) say(`The page: ${path.relative(process.cwd(), page)}`);
  if (json) printDocument('coverage', { languages, translations, keys, page, brands: rows, failed: toFailedRows(failed) });
  else printCoverage(coverage);
  for (const { problems } of failed) for (const problem of problems) say(`\n${describeProblem(problem, root, process.stderr)}`);
  return hasFindings(coverage) ? exitCode.findings : exitCode.fine;
}

const mostShown = 10;

function printCoverage({ languages, translations, keys, rows }: Coverage): void {
  const bold = (text: string): string => styled('bold', text);
  const count = (value: number): string => (value === 0 ? styled('dim', '–') : styled('red', String(value)));
  const table = rows.map(({ code, language, keys: of, own, missing, gaps }) => [
    code,
    language,
    String(of - missing),
    own === 0 ? styled('dim', '–') : String(own),
    count(missing),
    count(gaps.length),
  ]);
  if (rows.length > 0) print(tableOf([['brand', 'language', 'texts', 'own words', 'missing', 'no glyph'].map(bold), ...table]).join('\n'));
  const lacking = keys.filter(({ missing }) => missing.length > 0);
  for (const { key, missing } of lacking.slice(0, mostShown)) print(`${styled('red', '✗')} ${key} is missing in ${missing.join(', ')}`);
  if (lacking.length > mostShown) print(`  ${lacking.length - mostShown} more texts are missing: --json names them`);
  for (const { key, unlike } of keys)
    if (unlike.length > 0) print(`${styled('red', '✗')} ${key} has other placeholders in ${unlike.join(', ')}`);
  for (const { code, language, gaps } of rows) {
    for (const { face, family, character, codePoint, neededBy } of gaps.slice(0, mostShown))
      print(`${styled('red', '✗')} ${code} ${language}: ${family} (${face}) has no ${character} ${codePoint}, which ${neededBy} needs`);
    if (gaps.length > mostShown) print(`  ${gaps.length - mostShown} more characters: --json names them`);
  }
  for (const { language, keys: of, translated } of translations)
    say(`languages/${language}: ${translated} of ${of} texts translated, ${percentTranslated(translated, of)} %.`);
  say(`${keys.length} texts in ${languages.join(', ')}.`);
}
