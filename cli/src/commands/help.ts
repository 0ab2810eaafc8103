import { stripVTControlCharacters } from 'node:util';
import { exitCode } from '../errors/exit-codes.ts';
import { findHelp } from '../services/help.ts';
import type { CommandLine } from '../verbs/verb.ts';
import { printJson, printOwn } from '../terminal/terminal.ts';

export async function runHelp(subject: string | undefined, { json = false }: { json?: boolean }, line: CommandLine): Promise<number> {
  const page = await findHelp(subject, line);
  if (json) printJson({ version: 1, ...page, text: stripVTControlCharacters(page.text) });
  else printOwn(page.text.trimEnd());
  return exitCode.fine;
}
