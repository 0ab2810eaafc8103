#!/usr/bin/env node
import { heedSignals } from './process/interruption.ts';
import { reportFailure, reportUnprinted, runCli } from './run-cli.ts';

// A reader that has seen enough, such as head, closes the pipe.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(reportUnprinted(error));
  });
}
process.on('uncaughtException', (error) => process.exit(reportFailure(error)));
heedSignals();

process.exitCode = await runCli(process.argv.slice(2));
