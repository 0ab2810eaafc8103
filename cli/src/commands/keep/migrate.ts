import { describeDiff } from '../../terminal/describe-diff.ts';
import { describeProblem, toProblemRow } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { migrateBrands, type MigrateOptions } from '../../services/keep/migrate.ts';
import { print, say } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runMigrate(brands: string[], { json = false, ...options }: MigrateOptions & { json?: boolean }): Promise<number> {
  const { dryRun = false } = options;
  const { root, files } = await migrateBrands(process.cwd(), brands, options);
  const changed = files.filter(({ before, text }) => text !== before);
  const failed = files.filter(({ problems }) => problems.length > 0);
  if (json) {
    const rows = files.map(({ file, from, before, text, diff, notes, problems }) => ({
      file,
      from,
      changed: text !== before,
      diff,
      notes,
      problems: problems.map(toProblemRow),
    }));
    printDocument('migrate', { written: !dryRun && changed.length > 0, files: rows });
  } else {
    for (const { file, diff } of changed) print(dryRun ? describeDiff(diff, process.stdout) : file);
    for (const { file, notes } of files) for (const note of notes) say(`${file}: ${note}`);
    for (const { problems } of failed) for (const problem of problems) say(`\n${describeProblem(problem, root, process.stderr)}`);
    say(`${dryRun ? 'This was a dry run. ' : ''}${summary(files.length, changed.length, failed.length, dryRun)}`);
  }
  return failed.length === 0 ? exitCode.fine : exitCode.findings;
}

function summary(all: number, changed: number, failed: number, dryRun: boolean): string {
  const fresh = all - changed - failed;
  const parts = [
    `${changed} ${dryRun ? 'would be brought' : 'brought'} forward`,
    `${fresh} ${fresh === 1 ? 'is' : 'are'} up to date`,
    ...(failed === 0 ? [] : [`${failed} cannot be brought forward`]),
  ];
  return `${parts.join(', ')}.`;
}
