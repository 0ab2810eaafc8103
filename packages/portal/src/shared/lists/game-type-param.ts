import type { Param } from './list-address.ts';

/** The code of a game type. Empty for all. */
export const gameTypeParam: Param<string> = {
  read: (text) => (/^[A-Z]{2,12}$/.test(text ?? '') ? (text ?? '') : ''),
  write: (code) => code || null,
};
