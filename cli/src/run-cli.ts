import { CommanderError } from 'commander';
import { CliError, toCliError, usageError } from './errors/cli-error.ts';
import { exitCode } from './errors/exit-codes.ts';
import { makeProgram } from './program.ts';
import { printJson, say, styled } from './terminal/terminal.ts';
import { allVerbs } from './verbs/all-verbs.ts';

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
    const known = error instanceof CommanderError ? fromCommander(error, args) : null;
    return known === null ? reportFailure(error, args) : reportKnown(known, wantsJson(args));
  }
}

/** Tells what a system, a server or a person can be asked to fix; anything else is a bug of ours. */
export function reportFailure(error: unknown, args: readonly string[] = process.argv.slice(2)): number {
  const known = toCliError(error);
  return known === null ? reportBug(error) : reportKnown(known, wantsJson(args));
}

/** Tells on stderr that what was asked for did not reach whoever reads stdout, e.g. a file on a full disk. */
export function reportUnprinted(error: NodeJS.ErrnoException): number {
  const report = {
    name: 'CannotWrite',
    title: 'Nothing can be written there',
    message: `What this command prints cannot be written: ${error.code === 'ENOSPC' ? 'no space is left' : error.message}.`,
    hint: 'Make room on the disk, or send the output elsewhere.',
  };
  return reportKnown(new CliError(exitCode.environment, report, { cause: error }), false);
}

/** Says that something went wrong that should not, with what a report needs. */
function reportBug(error: unknown): number {
  const stack = error instanceof Error ? error.stack : String(error);
  say(`${styled('red', 'This is a bug in livery.', process.stderr)} Please report it with these lines.\n${stack}`);
  return exitCode.bug;
}

function reportKnown({ report, exitCode: code }: CliError, isJson: boolean): number {
  const { name, title, message, hint } = report;
  if (isJson) printJson({ version: 1, error: { name, title, message, hint } });
  say(`${styled('red', `${title}:`, process.stderr)} ${message}\n${hint}\n${styled('dim', `More: livery help ${name}`, process.stderr)}`);
  return code;
}

/** A command line that could not be read tells its reader so in the form that was asked for. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).includes('--json') || ['1', 'true'].includes(process.env['LIVERY_JSON'] ?? '');
}

/** What commander refuses, by its code. */
const names: Record<string, string> = {
  'commander.unknownCommand': 'UnknownVerb',
  'commander.unknownOption': 'UnknownFlag',
  'commander.missingArgument': 'MissingArgument',
  'commander.excessArguments': 'TooManyArguments',
  'commander.optionMissingArgument': 'MissingValue',
  'commander.invalidArgument': 'BadValue',
};

const inOurWords: readonly [RegExp, string][] = [
  [/^option '(--[\w-]+)[^']*' argument '([^]*)' is invalid\./, "$1 cannot be '$2'."],
  [/^option '(--[\w-]+) ([^']+)' argument missing/, '$1 stands without its $2'],
  [/^command-argument value '([^]*)' is invalid for argument '([\w-]+)'\./, "'$1' is no $2."],
];

function fromCommander(error: CommanderError, [verb = '']: readonly string[]): CliError | null {
  const name = names[error.code];
  if (name === undefined) return null;
  const [message = '', meant] = error.message.replace(/^error: /, '').split('\n');
  const told = inOurWords.reduce((text, [theirs, ours]) => text.replace(theirs, ours), message);
  const sentence = `${told.charAt(0).toUpperCase()}${told.slice(1)}${/[.?!]$/.test(told) ? '' : '.'}`;
  const isVerb = allVerbs.some((each) => each.name === verb);
  return usageError(name, sentence, meant?.slice(1, -1) ?? `livery ${isVerb ? `${verb} ` : ''}--help tells more.`);
}
