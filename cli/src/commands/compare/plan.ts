import { exitCode } from '../../errors/exit-codes.ts';
import { printDocument } from '../../json/print-document.ts';
import { planChanges, type PlanRequest } from '../../services/compare/plan.ts';
import { planAsAnnotations, planAsMarkdown, planAsText, summarize } from '../../terminal/describe-plan.ts';
import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say } from '../../terminal/terminal.ts';

interface PlanFlags extends PlanRequest {
  format: keyof typeof formats;
  json?: boolean;
}

const formats = { text: planAsText, markdown: planAsMarkdown, github: planAsAnnotations } as const;

export async function runPlan(brands: string[], { json = false, format, ...request }: PlanFlags): Promise<number> {
  const result = await withProgress((onProgress) => planChanges(process.cwd(), brands, { ...request, onProgress }));
  const { root, base, plans } = result;
  const failed = plans.filter(({ status }) => status === 'failed');
  if (json) {
    const rows = plans.map(({ code, status, parts, contrasts }) => ({ code, status, parts, contrasts }));
    printDocument('plan', { base, brands: rows, failed: toFailedRows(failed) });
  } else {
    if (format !== 'github')
      for (const problem of failed.flatMap(({ problems }) => problems)) say(`${describeProblem(problem, root, process.stderr)}\n`);
    for (const line of formats[format](result)) print(line);
  }
  say(`Compared with ${base}: ${summarize(plans)}`);
  return failed.length === 0 ? exitCode.fine : exitCode.findings;
}
