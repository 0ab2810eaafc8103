import type { ResolvedBrand } from '@livery/brand';
import { CliError, usageError } from '../cli-error.ts';
import { describeProblem } from '../describe-problem.ts';
import { exitCode } from '../exit-codes.ts';
import { checkBrands } from './check.ts';

/** The one brand that a code or a glob means. Throws `OneBrand`, and `BrandBroken` with `reason` and its problems when it has errors. */
export async function requireBrand(
  cwd: string,
  code: string,
  options: { environment?: string },
  reason: string,
): Promise<{ root: string; brand: ResolvedBrand }> {
  const { root, reports } = await checkBrands(cwd, [code], options);
  const [report] = reports;
  if (reports.length !== 1 || report === undefined)
    throw usageError('OneBrand', `${reports.length} brands match ${JSON.stringify(code)}.`, 'Name one.');
  if (report.brand !== null) return { root, brand: report.brand };
  const message = report.problems.map((problem) => describeProblem(problem, root, process.stderr)).join('\n\n');
  throw new CliError(exitCode.findings, {
    name: 'BrandBroken',
    title: `${report.code} has errors`,
    message: `${reason}\n\n${message}\n`,
    hint: 'Mend these first.',
  });
}
