import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { findDrift, type Drift, type DriftFinding, type DriftRequest } from '../../services/compare/drift.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runDrift(brands: string[], { json = false, ...request }: DriftRequest & { json?: boolean }): Promise<number> {
  const drift = await withProgress((onProgress) => findDrift(process.cwd(), brands, { ...request, onProgress }));
  const { root, twins, accepted, failed } = drift;
  for (const { problems } of failed) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  const written = accepted.length > 0 && request.dryRun !== true;
  if (json) printDocument('drift', { written, brands: drift.brands, twins, accepted, failed: toFailedRows(failed) });
  else printDrift(drift);
  if (accepted.length > 0)
    say(request.dryRun === true ? `Would be accepted: ${accepted.join(', ')}. Nothing is written.` : `Accepted: ${accepted.join(', ')}.`);
  const isOpen = request.accept !== true && drift.brands.some(({ findings }) => findings.length > 0);
  return failed.length + twins.length > 0 || isOpen ? exitCode.findings : exitCode.fine;
}

function printDrift({ brands, twins }: Drift): void {
  for (const { code, overrides, accepted, findings } of brands) {
    const mark = findings.length === 0 ? styled('green', '✓') : styled('red', '✗');
    print(`${mark} ${styled('bold', code)}  ${overrides} overrides, ${accepted} accepted`);
    for (const finding of findings) print(describeFinding(finding));
  }
  for (const { codes, differences } of twins) {
    const [one, other] = codes;
    const detail = differences.length === 0 ? 'in nothing' : `only in ${differences.join(', ')}`;
    print(`${styled('yellow', '≈')} ${one} and ${other} differ ${detail}\n    One could extend the other, or both a parent.`);
  }
}

function describeFinding({ kind, place, file, line, column, value, base, baseFrom }: DriftFinding): string {
  const where = styled('bold', `${file}:${line}:${column}`);
  if (kind === 'redundant')
    return `  ${where}  redundant  ${place}\n    It says what ${baseFrom} says: ${JSON.stringify(value)}. Remove it, or pin it with: livery drift --accept`;
  return `  ${where}  stale  ${place}\n    ${baseFrom} now says ${JSON.stringify(base)}, and this ${JSON.stringify(value)}. Look at it, then: livery drift --accept`;
}
