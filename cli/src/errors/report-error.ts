import type { CommanderError } from 'commander';
import { printDocument } from '../json/print-document.ts';
import { describeProblem, toProblemRow } from '../terminal/describe-problem.ts';
import { say, styled } from '../terminal/terminal.ts';
import { cliError, toCliError, type CliError } from './cli-error.ts';
import { exitCode } from './exit-codes.ts';
import { fromCommander } from './from-commander.ts';

/** Reports an error and returns its exit code. Anything that is neither in the table nor a refusal of the system is a bug of ours. */
export function reportError(error: unknown, args: readonly string[]): number {
  const known = toCliError(error);
  return known === null ? reportBug(error) : reportKnown(known, wantsJson(args));
}

/** Reports a command line that commander refused. `command` is `livery`, with the verb if any. */
export function reportUsage(error: CommanderError, args: readonly string[], command: string): number {
  return reportError(fromCommander(error, command) ?? error, args);
}

/** Reports on stderr that stdout could not be written, e.g. because the disk is full. */
export function reportUnprinted(error: NodeJS.ErrnoException): number {
  const why = error.code === 'ENOSPC' ? 'no space is left' : error.message;
  return reportKnown(cliError('CannotWrite', { case: 'output', why }, { cause: error }), false);
}

/** Reports a bug of ours, with everything that a bug report needs. */
function reportBug(error: unknown): number {
  const stack = error instanceof Error ? error.stack : String(error);
  say(`${styled('red', 'This is a bug in livery.', process.stderr)} Please report it with these lines.\n${stack}`);
  return exitCode.bug;
}

function reportKnown({ report, inBrands, exitCode: code }: CliError, isJson: boolean): number {
  const { name, title, message, hint } = report;
  if (isJson)
    printDocument('error', { error: { ...report, ...(inBrands === null ? {} : { problems: inBrands.problems.map(toProblemRow) }) } });
  say(`${styled('red', `${title}:`, process.stderr)} ${message}`);
  for (const problem of inBrands?.problems ?? []) say(`\n${describeProblem(problem, inBrands?.root ?? '', process.stderr)}`);
  say(`${inBrands === null ? '' : '\n'}${hint}\n${styled('dim', `More: livery help ${name}`, process.stderr)}`);
  return code;
}

/** An unreadable command line with `--json` is refused in JSON. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).includes('--json') || ['1', 'true'].includes(process.env['LIVERY_JSON'] ?? '');
}
