import path from 'node:path';
import { cliError } from '../../errors/cli-error.ts';
import { describeProblem, toProblemRow } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { describeLanguages } from '../../scaffold/new-language.ts';
import { makeBrand, requireWishes, rootFor, type NewBrand } from '../../services/make/new.ts';
import { isInteractive, print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

interface NewOptions extends NewBrand {
  json?: boolean;
  yes?: boolean;
  input?: boolean;
}

export async function runNew(
  given: string | undefined,
  { json = false, yes = false, input = true, ...flags }: NewOptions,
): Promise<number> {
  const cwd = process.cwd();
  const root = rootFor(cwd);
  await requireWishes(root, given, flags);
  const isAsking = input && !yes && !json && isInteractive();
  if (given === undefined && !isAsking) throw cliError('MissingArgument', { case: 'code' });
  const answers = isAsking
    ? await (await import('../../scaffold/ask-brand.ts')).askBrand(root, given, flags)
    : { code: given ?? '', wishes: flags };
  if (answers === null) return exitCode.interrupted;
  const { code, wishes } = answers;
  const { dir, files, report, languages } = await makeBrand(cwd, code, {
    ...wishes,
    ...(flags.dryRun === undefined ? {} : { dryRun: flags.dryRun }),
  });

  const place = path.relative(cwd, dir);
  const isMade = report?.ok === true;
  if (json) printDocument('new', { code, dir, written: isMade, files, languages, problems: report?.problems.map(toProblemRow) ?? [] });
  else if (report === null || isMade) for (const file of files) print(path.join(place, file));
  if (report === null) {
    say('Nothing is written: this was a dry run.');
    return exitCode.fine;
  }
  if (!isMade) {
    for (const problem of report.problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
    say('Nothing is written: a brand with these values would not pass livery check.');
    return exitCode.findings;
  }
  const spoken = languages.length === 0 ? '' : `It speaks ${describeLanguages(languages)}; languages in brand.json changes that.\n`;
  say(`${styled('green', `${code} is made and passes livery check.`, process.stderr)}\n${spoken}See it with: livery dev ${code}`);
  return exitCode.fine;
}
