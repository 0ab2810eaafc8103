#!/usr/bin/env node
import type * as Reports from './errors/report-error.ts';
import { exitCode } from './errors/exit-codes.ts';
import { handleSignals } from './process/interruption.ts';
import { runCli } from './run-cli.ts';

const args = process.argv.slice(2);
let isEnding = false;

/** Ends with a report on the first error only: others may follow while the reports are loaded. */
async function endWith(report: (reports: typeof Reports) => number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  try {
    process.exit(report(await import('./errors/report-error.ts')));
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.exit(exitCode.bug);
  }
}

// Programs such as head close the pipe when they have read enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') void endWith(({ reportUnprinted }) => reportUnprinted(error));
  });
}
process.on('uncaughtException', (error) => void endWith(({ reportError }) => reportError(error, args)));
handleSignals();

process.exitCode = await runCli(args);
