import type { JsonValue } from './json-value.ts';

/** A change of one place of a JSON text. The pointer is into the text as the edits before this one leave it. */
export type JsonEdit =
  | { kind: 'set'; pointer: string; value: JsonValue }
  | { kind: 'rename'; pointer: string; key: string }
  | { kind: 'remove'; pointer: string }
  /** Every comma behind a last entry, in the whole text. */
  | { kind: 'remove-trailing-commas'; pointer: string };

/** How a problem is mended: what is done, in words, and the edits that do it. */
export interface Fix {
  title: string;
  edits: readonly JsonEdit[];
}
