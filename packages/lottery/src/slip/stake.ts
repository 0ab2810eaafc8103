import { isDigit, type Scanner } from './scanner.ts';

/** Digits before the decimals; no safe number of minor units has more. */
const mostDigits = 15;
const mostDecimals = 6;

/**
 * An amount with a comma or a point before its decimals, in minor units. `unit`, a power of ten, is what 1 stands for. Three decimals are refused: `1,500` is
 * one and a half here and fifteen hundred there. `before` is the place of what the amount belongs to, which a missing one is reported at.
 */
export function readStake(scanner: Scanner, unit: number, before: number): number {
  const from = scanner.at;
  const whole = scanner.takeWhile(isDigit);
  if (whole === '') throw scanner.fault('noStake', before);
  let decimals = '';
  if (isDecimalMark(scanner)) {
    scanner.at++;
    decimals = scanner.takeWhile(isDigit);
  }
  if (decimals.length === 3) throw scanner.fault('ambiguous', from);
  if (whole.length > mostDigits || decimals.length > mostDecimals) throw scanner.fault('badStake', from);
  const stake = Number(whole) * unit + (Number(decimals) * unit) / 10 ** decimals.length;
  if (!Number.isSafeInteger(stake) || stake === 0) throw scanner.fault('badStake', from);
  return stake;
}

function isDecimalMark({ next, text, at, end }: Scanner): boolean {
  return (next === ',' || next === '.') && at + 1 < end && isDigit(text[at + 1] as string);
}

/** The inverse of {@link readStake}. */
export function writeStake(stake: number, unit: number): string {
  const digits = Math.round(Math.log10(unit));
  const decimals = String(stake % unit)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  if (digits === 0 || decimals === '') return String(Math.floor(stake / unit));
  return `${Math.floor(stake / unit)},${decimals.length === 3 ? `${decimals}0` : decimals}`;
}
