import { plainKey } from './pasted-text.ts';

/** The digits of a Brazilian tax number with two correct check digits. Null for any other text. */
export function readCpf(typed: string): string | null {
  const digits = plainKey(typed).replace(/[. -]/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null;
  const isRight = [9, 10].every((length) => {
    const sum = Array.from({ length }, (_, index) => Number(digits[index]) * (length + 1 - index)).reduce((total, part) => total + part);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
  return isRight ? digits : null;
}
