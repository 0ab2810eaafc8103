import { stripVTControlCharacters } from 'node:util';
import { exitCode } from '../../errors/exit-codes.ts';
import { findHelp } from '../../services/keep/help.ts';
import type { CommandLine } from '../../verbs/verb.ts';
import { printOwn } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runHelp(subject: string | undefined, { json = false }: { json?: boolean }, line: CommandLine): Promise<number> {
  const page = await findHelp(subject, line);
  if (json) printDocument('help', { ...page, text: stripVTControlCharacters(page.text) });
  else printOwn(page.text.trimEnd());
  return exitCode.fine;
}
