import { isDigit, type Scanner } from './scanner.ts';

/** The most digits before the decimals. No safe number of minor units has more. */
const mostDigits = 15;
const mostDecimals = 6;

/**
 * Reads an amount into minor units. A comma or point separates decimals. `unit` is the number of minor units in 1, a
 * power of ten. Three decimals are refused, because `1,500` means one and a half in some places and fifteen hundred in
 * others. `before` is the place of the bet that the amount belongs to; a missing amount is reported there.
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
