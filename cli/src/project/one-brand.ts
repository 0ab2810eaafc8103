import type { BrandReport, ResolvedBrand } from '@livery/brand';
import { CliError, usageError } from '../errors/cli-error.ts';
import { describeProblem } from '../terminal/describe-problem.ts';
import { exitCode } from '../errors/exit-codes.ts';
import { checkBrands } from '../services/check.ts';

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
  throw brandsBroken(root, [report], reason);
}

/** That brands have errors, which are told in full; `reason` says why that cannot be passed over. */
export function brandsBroken(root: string, broken: readonly BrandReport[], reason: string): CliError {
  const problems = broken.flatMap((report) => report.problems);
  const message = problems.map((problem) => describeProblem(problem, root, process.stderr)).join('\n\n');
  return new CliError(exitCode.findings, {
    name: 'BrandBroken',
    title: `${broken.map(({ code }) => code).join(', ')} ${broken.length === 1 ? 'has' : 'have'} errors`,
    message: `${reason}\n\n${message}\n`,
    hint: 'Fix these first.',
  });
}
