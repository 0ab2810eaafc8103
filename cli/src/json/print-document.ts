import { print, toJson } from '../terminal/terminal.ts';
import type { DocumentName, PrintedDocument } from './documents.ts';

/** Prints what a verb promises with `--json`. Its schema gives the type here, and is loaded by `livery help <verb> --json` only. */
export function printDocument<Name extends DocumentName>(
  _name: Name,
  document: PrintedDocument<Name>,
  { isLine = false }: { isLine?: boolean } = {},
): void {
  print(toJson({ version: 1, ...document }, isLine ? undefined : 2));
}
