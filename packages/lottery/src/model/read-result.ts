import type { Draw } from './draw.ts';
import type { NumberSpace } from './kind.ts';

/** Why a text is not a valid result: too few or too many numbers, an unknown number, or a repeated one. */
export type ReadFault = 'syntax' | 'count' | 'range' | 'repeated';

export type ReadResult = { readonly draw: Draw } | { readonly fault: ReadFault };

/**
 * Reads a result as people write it: numbers separated by spaces, commas or dashes. Digits may be written together, as
 * in `01234`. Prizes need all their digits, because `012` and `12` are different prizes.
 */
export function readResult(space: NumberSpace, text: string): ReadResult {
  const written = text.split(/[\s,;-]+/u).filter((part) => part !== '');
  if (written.length === 0 || written.some((part) => !/^[0-9]{1,15}$/u.test(part))) return { fault: 'syntax' };
  switch (space.by) {
    case 'digits': {
      const digits = written.length === 1 ? [...(written[0] ?? '')] : written;
      return checked(digits, space.count, (part) => part.length === 1);
    }
    case 'distinct': {
      const read = checked(written, space.count, (part) => part.length <= 3 && Number(part) >= 1 && Number(part) <= space.of);
      return 'draw' in read && new Set(read.draw).size < read.draw.length ? { fault: 'repeated' } : read;
    }
    case 'prizes':
      return checked(written, space.digits.length, (part, place) => part.length === space.digits[place]);
  }
}

function checked(written: readonly string[], count: number, isIn: (part: string, place: number) => boolean): ReadResult {
  if (written.length !== count) return { fault: 'count' };
  return written.every(isIn) ? { draw: written.map(Number) } : { fault: 'range' };
}
