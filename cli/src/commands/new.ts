import path from 'node:path';
import { describeProblem } from '../describe-problem.ts';
import { exitCode } from '../exit-codes.ts';
import { defaultsFor, makeBrand, requireNewCode, type NewBrand } from '../services/new.ts';
import { isInteractive, print, printJson, say, styled } from '../terminal.ts';

export async function runNew(
  code: string,
  { json = false, yes = false, ...flags }: NewBrand & { json?: boolean; yes?: boolean },
): Promise<number> {
  const cwd = process.cwd();
  requireNewCode(cwd, code);
  const answers = yes || json || !isInteractive() ? {} : await (await import('../ask-brand.ts')).askBrand(defaultsFor(code), flags);
  if (answers === null) return exitCode.interrupted;
  const { root, dir, files, report } = await makeBrand(cwd, code, { ...flags, ...answers });

  const place = path.relative(cwd, dir);
  const isMade = report?.ok === true;
  if (json)
    printJson({
      version: 1,
      code,
      dir,
      written: isMade,
      files,
      problems: report?.problems.map(({ frame: _frame, ...problem }) => problem) ?? [],
    });
  else if (report === null || isMade) for (const file of files) print(path.join(place, file));
  if (report === null) {
    say('Nothing is written: this was a dry run.');
    return exitCode.fine;
  }
  if (!isMade) {
    for (const problem of report.problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
    say('Nothing is left of it: these values make no brand that passes.');
    return exitCode.findings;
  }
  say(`${styled('green', `${code} is made and passes livery check.`, process.stderr)}\nSee it with: livery dev ${code}`);
  return exitCode.fine;
}
