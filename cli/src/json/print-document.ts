import { print, toJson } from '../terminal/terminal.ts';
import type { DocumentName, PrintedDocument } from './documents.ts';

/** Prints the document of `--json`. The schema is used as a type only; `livery help <verb> --json` loads it. */
export function printDocument<Name extends DocumentName>(
  _name: Name,
  document: PrintedDocument<Name>,
  { isLine = false }: { isLine?: boolean } = {},
): void {
  print(toJson({ version: 1, ...document }, isLine ? undefined : 2));
}
