import { CommanderError } from 'commander';
import { exitCode } from './errors/exit-codes.ts';
import { makeProgram } from './program.ts';
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
    if (error instanceof CommanderError && error.exitCode === 0) return exitCode.fine;
    if (error instanceof CommanderError && error.code === 'commander.help') return exitCode.usage;
    const { reportError, reportUsage } = await import('./errors/report-error.ts');
    return error instanceof CommanderError ? reportUsage(error, args, commandOf(args)) : reportError(error, args);
  }
}

function commandOf([verb = '']: readonly string[]): string {
  return allVerbs.some(({ name }) => name === verb) ? `livery ${verb}` : 'livery';
}
