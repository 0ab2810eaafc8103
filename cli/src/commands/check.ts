import { describeProblem } from '../describe-problem.ts';
import { exitCode } from '../exit-codes.ts';
import { checkBrands, type CheckOptions } from '../services/check.ts';
import { print, printJson, say, styled } from '../terminal.ts';

export async function runCheck(brands: string[], { json = false, ...options }: CheckOptions & { json?: boolean }): Promise<number> {
  const { root, reports } = await checkBrands(process.cwd(), brands, options);
  const failed = reports.filter(({ ok }) => !ok);
  if (json) {
    const rows = reports.map(({ code, ok, problems }) => ({
      code,
      ok,
      problems: problems.map(({ frame: _frame, ...problem }) => problem),
    }));
    printJson({ version: 1, brands: rows });
  } else {
    for (const { code, ok, problems } of reports) {
      print(`${ok ? styled('green', '✓') : styled('red', '✗')} ${styled('bold', code)}`);
      for (const problem of problems) print(`\n${describeProblem(problem, root, process.stdout)}\n`);
    }
    say(failed.length === 0 ? `${reports.length} checked, all fine.` : `${reports.length} checked, ${failed.length} with errors.`);
  }
  return failed.length === 0 ? exitCode.fine : exitCode.findings;
}
