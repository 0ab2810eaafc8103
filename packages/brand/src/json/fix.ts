import type { JsonValue } from './json-value.ts';

/** Changes one place in a JSON text. The pointer is valid after all earlier edits. */
export type JsonEdit =
  | { kind: 'set'; pointer: string; value: JsonValue }
  | { kind: 'rename'; pointer: string; key: string }
  | { kind: 'remove'; pointer: string }
  /** Removes every comma after a last entry, in the whole text. */
  | { kind: 'remove-trailing-commas'; pointer: string };

/** Edits of the file that the problem is about. */
export interface JsonFix {
  /** The fix, as a sentence. */
  title: string;
  edits: readonly JsonEdit[];
  drawing?: never;
}

/** Writes a drawing as a bundle would ship it. */
export interface DrawingFix {
  title: string;
  /** Relative to the folder that contains `brands/`, with forward slashes. */
  drawing: string;
  edits?: never;
}

export type Fix = JsonFix | DrawingFix;
