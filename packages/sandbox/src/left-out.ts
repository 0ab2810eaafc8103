import type { BrandReport, Problem } from '@livery/brand';
import { describeProblem } from '../../../cli/src/describe-problem.ts';
import { refusalOf } from '../../../cli/src/services/gateway.ts';
import { root } from '../../../scripts/steps.ts';

/** Why `npm start` leaves a brand out, with the places of what is wrong in its files; empty for one that it serves. */
export function whyNotServed(report: BrandReport): string[] {
  if (report.brand === null) return whyNotBuilt(report.code, report.problems);
  const refusal = refusalOf(report);
  return refusal === null ? [] : [`${refusal.code} is not served: ${refusal.reason}.`];
}

/** The same of a brand whose bundle was refused while it was made. */
export function whyNotBuilt(code: string, problems: readonly Problem[]): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const count = errors.length === 1 ? 'this problem is' : `these ${errors.length} problems are`;
  return [
    `${code} is not served until ${count} fixed:`,
    ...errors.map((problem) => `\n${describeProblem(problem, root, process.stderr)}\n`),
  ];
}
