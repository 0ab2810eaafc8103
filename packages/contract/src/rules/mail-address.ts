import { plainKey } from './pasted-text.ts';

/** An address of mail as it is kept, however it was pasted; null for what is none. Whether it reaches anybody only a message shows. */
export function readMailAddress(typed: string): string | null {
  const address = plainKey(typed).toLowerCase();
  return /^[^@\s<>"]{1,64}@[^@\s<>".]+(?:\.[^@\s<>".]+)+$/.test(address) ? address : null;
}
