import { CommanderError } from 'commander';
import { cliError, toCliError, type CliError } from './errors/cli-error.ts';
import { exitCode } from './errors/exit-codes.ts';
import { fromCommander } from './errors/from-commander.ts';
import { makeProgram } from './program.ts';
import { describeProblem, toProblemRow } from './terminal/describe-problem.ts';
import { say, styled } from './terminal/terminal.ts';
import { allVerbs } from './verbs/all-verbs.ts';
import { printDocument } from './json/print-document.ts';

/** Runs a command line and gives its exit code. */
export async function runCli(args: readonly string[]): Promise<number> {
  let code: number = exitCode.fine;
  const program = makeProgram((next) => {
    code = next;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help')) {
      return error.exitCode === 0 ? exitCode.fine : exitCode.usage;
    }
    const known = error instanceof CommanderError ? fromCommander(error, commandOf(args)) : null;
    return known === null ? reportFailure(error, args) : reportKnown(known, wantsJson(args));
  }
}

/** Tells what a system, a server or a person can be asked to fix; anything else is a bug of ours. */
export function reportFailure(error: unknown, args: readonly string[] = process.argv.slice(2)): number {
  const known = toCliError(error);
  return known === null ? reportBug(error) : reportKnown(known, wantsJson(args));
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

/** A command line that could not be read tells its reader so in the form that was asked for. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).includes('--json') || ['1', 'true'].includes(process.env['LIVERY_JSON'] ?? '');
}

function commandOf([verb = '']: readonly string[]): string {
  return allVerbs.some(({ name }) => name === verb) ? `livery ${verb}` : 'livery';
}
