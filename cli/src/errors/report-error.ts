import type { CommanderError } from 'commander';
import { printDocument } from '../json/print-document.ts';
import { describeProblem, toProblemRow } from '../terminal/describe-problem.ts';
import { say, styled } from '../terminal/terminal.ts';
import { cliError, toCliError, type CliError } from './cli-error.ts';
import { exitCode } from './exit-codes.ts';
import { fromCommander } from './from-commander.ts';

/** Reports what a system, a server or a person can be asked to fix; anything else is a bug of ours. Gives the exit code. */
export function reportError(error: unknown, args: readonly string[]): number {
  const known = toCliError(error);
  return known === null ? reportBug(error) : reportKnown(known, wantsJson(args));
}

/** Reports a command line that commander refused. `command` is `livery`, with the verb where there is one. */
export function reportUsage(error: CommanderError, args: readonly string[], command: string): number {
  return reportError(fromCommander(error, command) ?? error, args);
}

/** Reports on stderr that stdout could not be written, e.g. because the disk is full. */
export function reportUnprinted(error: NodeJS.ErrnoException): number {
  const why = error.code === 'ENOSPC' ? 'no space is left' : error.message;
  return reportKnown(cliError('CannotWrite', { case: 'output', why }, { cause: error }), false);
}

/** Says that something went wrong that should not, with what a report needs. */
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

/** A command line that could not be read is refused in the form that it asked for. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).includes('--json') || ['1', 'true'].includes(process.env['LIVERY_JSON'] ?? '');
}
