import { plainKey } from './pasted-text.ts';

/** Normalises a pasted mail address for storage. Null if it is not one. Only a message proves that it works. */
export function readMailAddress(typed: string): string | null {
  const address = plainKey(typed).toLowerCase();
  return /^[^@\s<>"]{1,64}@[^@\s<>".]+(?:\.[^@\s<>".]+)+$/.test(address) ? address : null;
}
