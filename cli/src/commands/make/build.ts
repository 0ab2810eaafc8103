import path from 'node:path';
import { describeProblem, toFailedRows, toProblemRow } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { build, type BuildRequest, type BuildRow } from '../../services/make/build.ts';
import { tableOf } from '../../terminal/table.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runBuild(brands: string[], { json = false, ...request }: BuildRequest & { json?: boolean }): Promise<number> {
  const result = await withProgress((onProgress) => build(process.cwd(), brands, { ...request, onProgress }));

  const { root, core } = result;
  const failed = result.brands.filter(({ status }) => status === 'failed');
  for (const { problems } of failed) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  if (json) {
    const written = result.brands.some(({ status }) => status === 'built');
    printDocument('build', { written, core, brands: result.brands.map(toRow), failed: toFailedRows(failed) });
  } else {
    for (const line of tableOf(result.brands.map(cellsOf))) print(line);
    if (request.dryRun === true) say('Nothing is written: this was a dry run.');
    else if (core !== null) say(`The portal: ${core.cached ? 'from the cache' : `compiled in ${(core.ms / 1000).toFixed(1)} s`}.`);
  }
  return failed.length === 0 ? exitCode.fine : exitCode.findings;
}

/** Null if not measured. */
function toRow({ code, ms, status, out, files, bytes, problems }: BuildRow) {
  const measures = status === 'planned' || status === 'failed' ? { ms: null, files: null, bytes: null } : { ms, files, bytes };
  return { code, status, out, ...measures, problems: problems.map(toProblemRow) };
}

function cellsOf({ code, status, ms, files, bytes, out }: BuildRow): string[] {
  const mark = status === 'failed' ? styled('red', '✗') : styled('green', '✓');
  const measures = status === 'planned' ? [] : [`${ms.toFixed(0)} ms`, `${files} files`, `${(bytes / 1000).toFixed(0)} kB`];
  const details = status === 'failed' ? [] : [...measures, path.relative(process.cwd(), out)];
  return [`${mark} ${code}`, status, ...details];
}
