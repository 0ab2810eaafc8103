import { percentTranslated, type BrandReport, type LanguageReport, type Problem } from '@livery/brand';
import { describeDiff } from '../../terminal/describe-diff.ts';
import { annotate, describeProblem, problemsAsMarkdown, toFailedRows, toProblemRow } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { checkBrands, type CheckOptions } from '../../services/make/check.ts';
import { fixBrands, type FixedFile } from '../../services/make/fix.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

interface CheckFlags extends CheckOptions {
  fix?: boolean;
  dryRun?: boolean;
  format: 'text' | 'github' | 'markdown';
  json?: boolean;
}

export async function runCheck(
  brands: string[],
  { json = false, fix = false, dryRun = false, format, ...targets }: CheckFlags,
): Promise<number> {
  const { root, reports, languages, fixed } = await withProgress((onProgress) =>
    checkOrFix(brands, { ...targets, onProgress }, { fix, dryRun }),
  );
  const failed = reports.filter(({ ok }) => !ok);
  const isFine = failed.length === 0 && languages.every(({ ok }) => ok);
  if (json) {
    const rows = reports.map(({ code, ok, problems }) => ({ code, ok, problems: problems.map(toProblemRow) }));
    printDocument('check', {
      ...(fix ? { written: !dryRun && fixed.length > 0, fixed } : {}),
      brands: rows,
      languages: languages.map(toLanguageRow),
      failed: toFailedRows(failed),
    });
  } else {
    if (fix) sayFixed(fixed, reports, dryRun);
    const problems = [...languages, ...reports].flatMap((report) => report.problems);
    if (format === 'github') for (const problem of problems) print(annotate(problem, root));
    else if (format === 'markdown') for (const line of problemsAsMarkdown(problems)) print(line);
    else printReports(languages, reports, root);
    const fixable = problems.filter(({ fix: way }) => way !== undefined).length;
    say(summaryOf([...languages, ...reports]));
    if (!fix && fixable > 0) say(`${fixable} of the problems can be fixed with --fix.`);
    const first = problems.find(({ severity }) => severity === 'error');
    if (first !== undefined) say(styled('dim', `More: livery help ${first.rule}`, process.stderr));
  }
  return isFine ? exitCode.fine : exitCode.findings;
}

async function checkOrFix(brands: readonly string[], options: CheckOptions, { fix, dryRun }: { fix: boolean; dryRun: boolean }) {
  const cwd = process.cwd();
  return fix ? fixBrands(cwd, brands, { ...options, dryRun }) : { ...(await checkBrands(cwd, brands, options)), fixed: [] };
}

function toLanguageRow({ code, ok, keys, missing, problems }: LanguageReport) {
  return { code, ok, keys, translated: keys - missing.length, problems: problems.map(toProblemRow) };
}

function summaryOf(checked: readonly { ok: boolean }[]): string {
  const failed = checked.filter(({ ok }) => !ok).length;
  return failed === 0 ? `${checked.length} checked, all fine.` : `${checked.length} checked, ${failed} with errors.`;
}

function printReports(languages: readonly LanguageReport[], reports: readonly BrandReport[], root: string): void {
  for (const { code, ok, problems, keys, missing } of languages) {
    const percent = styled('dim', `${percentTranslated(keys - missing.length, keys)} % translated`);
    printReport(`${styled('bold', `languages/${code}`)} ${percent}`, { ok, problems }, root);
  }
  for (const { code, ...report } of reports) printReport(styled('bold', code), report, root);
}

function printReport(title: string, { ok, problems }: { ok: boolean; problems: readonly Problem[] }, root: string): void {
  print(`${ok ? styled('green', '✓') : styled('red', '✗')} ${title}`);
  for (const problem of problems) print(`\n${describeProblem(problem, root, process.stdout)}\n`);
}

/** A dry run shows the changes as data; a real run only names the files. */
function sayFixed(fixed: readonly FixedFile[], reports: readonly BrandReport[], dryRun: boolean): void {
  for (const { file, fixes, diff } of fixed) {
    if (dryRun) print(`${describeDiff(diff, process.stdout)}\n`);
    else say(`${styled('green', 'Fixed', process.stderr)} ${file}: ${fixes.join('; ')}.`);
  }
  const isClean = reports.every(({ problems }) => problems.length === 0);
  if (fixed.length === 0) say(isClean ? 'There is nothing to fix.' : 'Nothing can be fixed without a decision.');
  else if (dryRun) say('This was a dry run: nothing is written.');
}
