import { CommanderError } from 'commander';
import { toCliError } from './cli-error.ts';
import { exitCode } from './exit-codes.ts';
import { makeProgram } from './program.ts';
import { say, styled } from './terminal.ts';

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
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.usage;
    const known = toCliError(error);
    if (known === null) {
      say(
        `${styled('red', 'This is a bug in livery.', process.stderr)} Please report it with these lines.\n${error instanceof Error ? error.stack : String(error)}`,
      );
      return exitCode.bug;
    }
    const { title, message, hint } = known.report;
    say(`${styled('red', `${title}:`, process.stderr)} ${message}\n${hint}`);
    return known.exitCode;
  }
}
