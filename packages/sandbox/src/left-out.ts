import type { BrandReport, Problem } from '@livery/brand';
import { describeProblem } from '@livery/cli/describe-problem';
import { refusalOf } from '@livery/cli/merchants';

/** Says why a brand is left out, with the location of each error. Empty for a served brand. */
export function whyNotServed(report: BrandReport, root: string): string[] {
  if (report.brand === null) return whyNotBuilt(report, root);
  const refusal = refusalOf(report);
  return refusal === null ? [] : [`${refusal.code} is not served: ${refusal.reason}.`];
}

/** The same for a brand whose bundle was refused during the build. */
export function whyNotBuilt({ code, problems }: { code: string; problems: readonly Problem[] }, root: string): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const count = errors.length === 1 ? 'this problem is' : `these ${errors.length} problems are`;
  return [
    `${code} is not served until ${count} fixed:`,
    ...errors.map((problem) => `\n${describeProblem(problem, root, process.stderr)}\n`),
  ];
}
