import type { BrandReport, ResolvedBrand } from '@livery/brand';
import { cliError, type CliError } from '../errors/cli-error.ts';
import type { ErrorValues } from '../errors/error-table.ts';
import { checkBrands } from '../services/make/check.ts';

/** The task that a brand with errors prevents. */
export type BrokenCase = ErrorValues<'BrandBroken'>['case'];

/** The one brand that a code or a glob means. Throws `CliError` `OneBrand`, and `BrandBroken` with its problems when it has errors. */
export async function requireBrand(
  cwd: string,
  code: string,
  options: { environment?: string },
  purpose: BrokenCase,
): Promise<{ root: string; brand: ResolvedBrand }> {
  const { root, reports } = await checkBrands(cwd, [code], options);
  const [report] = reports;
  if (reports.length !== 1 || report === undefined) throw cliError('OneBrand', { case: 'glob', count: reports.length, pattern: code });
  if (report.brand !== null) return { root, brand: report.brand };
  throw brandsBroken(root, [report], purpose);
}

export function brandsBroken(root: string, broken: readonly BrandReport[], purpose: BrokenCase): CliError {
  const codes = broken.map(({ code }) => code);
  const problems = broken.flatMap((report) => report.problems);
  return cliError('BrandBroken', { case: purpose, codes }, { inBrands: { root, problems } });
}
