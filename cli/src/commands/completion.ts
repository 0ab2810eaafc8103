import { cliError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';
import { completeBrands, completionScript, shells, type Shell } from '../services/completion.ts';
import type { CommandLine } from '../verbs/verb.ts';
import { print, printJson } from '../terminal/terminal.ts';

export async function runCompletion(
  shell: Shell | undefined,
  { brands = false, json = false }: { brands?: boolean; json?: boolean },
  { verbs }: CommandLine,
): Promise<number> {
  if (brands) {
    const codes = completeBrands(process.cwd());
    if (json) printJson({ version: 1, brands: codes });
    else for (const code of codes) print(code);
    return exitCode.fine;
  }
  if (shell === undefined) throw cliError('MissingArgument', { case: 'shell', shells });
  const script = completionScript(shell, verbs);
  if (json) printJson({ version: 1, shell, script });
  else print(script.trimEnd());
  return exitCode.fine;
}
