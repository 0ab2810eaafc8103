import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { completeBrands, completionScript, shells, type Shell } from '../../services/keep/completion.ts';
import type { CommandLine } from '../../verbs/verb.ts';
import { print } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runCompletion(
  shell: Shell | undefined,
  { brands = false, json = false }: { brands?: boolean; json?: boolean },
  { verbs }: CommandLine,
): Promise<number> {
  if (brands) {
    const codes = completeBrands(process.cwd());
    if (json) printDocument('completion', { brands: codes });
    else for (const code of codes) print(code);
    return exitCode.fine;
  }
  if (shell === undefined) throw cliError('MissingArgument', { case: 'shell', shells });
  const script = completionScript(shell, verbs);
  if (json) printDocument('completion', { shell, script });
  else print(script.trimEnd());
  return exitCode.fine;
}
