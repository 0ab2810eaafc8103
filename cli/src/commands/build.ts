import path from 'node:path';
import { describeProblem } from '../describe-problem.ts';
import { exitCode } from '../exit-codes.ts';
import { build, type BuildRequest } from '../services/build.ts';
import { makeProgress, print, printJson, say, styled } from '../terminal.ts';

const steps = { compile: 'Compiling the portal', compress: 'Compressing the portal' } as const;

export async function runBuild(brands: string[], { json = false, ...request }: BuildRequest & { json?: boolean }): Promise<number> {
  const progress = makeProgress();
  const { root, report } = await build(process.cwd(), brands, {
    ...request,
    onProgress: (event) => {
      if (event.step === 'brand') progress.show(`${event.brand.code} ${event.brand.status}`, { done: event.done, of: event.of });
      else if (event.step !== 'core') progress.show(steps[event.step]);
    },
  }).finally(() => progress.clear());

  const failed = report.brands.filter(({ status }) => status === 'failed');
  for (const { problems } of failed) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  if (json) {
    const { version, core } = report;
    const rows = report.brands.map(({ code, ms, status, out, files, bytes }) => ({ code, ms, status, out, files, bytes }));
    printJson({ version, core: { ms: core.ms, cached: core.cached, bytes: core.bytes }, brands: rows });
  } else {
    const width = Math.max(...report.brands.map(({ code }) => code.length));
    for (const { code, status, ms, files, bytes, out } of report.brands) {
      const mark = status === 'failed' ? styled('red', '✗') : styled('green', '✓');
      const detail =
        status === 'failed'
          ? ''
          : `  ${ms.toFixed(0)} ms  ${files} files  ${(bytes / 1000).toFixed(0)} kB  ${path.relative(process.cwd(), out)}`;
      print(`${mark} ${code.padEnd(width)}  ${status}${detail}`);
    }
    if (failed.length < report.brands.length)
      say(`The portal: ${report.core.cached ? 'from the cache' : `compiled in ${(report.core.ms / 1000).toFixed(1)} s`}.`);
  }
  return failed.length === 0 ? exitCode.fine : exitCode.findings;
}
