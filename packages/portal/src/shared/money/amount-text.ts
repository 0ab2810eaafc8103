import type { MinorUnits } from '@livery/contract/money';
import { plainKey } from '@livery/contract/pasted-text';
import type { FieldProblem } from '../forms/field-rules.ts';

/** The number format of amounts in a currency. */
export interface AmountFormat {
  /** Minor digits of the currency. */
  digits: number;
  decimal: '.' | ',';
}

export type AmountReading = { minor: MinorUnits } | { problem: 'empty' | 'unreadable' | 'negative' | 'tooPrecise' | 'tooLarge' };

/** An amount's limits in minor units. */
export interface AmountBounds {
  min?: MinorUnits | undefined;
  max?: MinorUnits | undefined;
  balance?: MinorUnits | undefined;
}

const longest = 64;
/** Shows both separators: 1,234.50 for a currency with two digits. */
const example = 123_450;
const minus = /[-(]/;
/** A currency sign or name, a number, and again a sign or name. */
const shape = /^(?:\p{L}{0,3}\p{Sc}?\s*)(\d[\d.,'’ ]*|[.,]\d+)\s*(?:\p{Sc}|\p{L}{3})?$/u;

/**
 * Parses a typed or pasted amount: both decimal marks, groups of thousands, digits of any script, a currency sign. A
 * mark that occurs once is the decimal mark if it is the language's own. The other mark separates groups if exactly
 * three digits follow. Nothing is rounded: an amount with too many decimals, or one that could be read in two ways, is
 * refused.
 */
export function readAmount(text: string, { digits, decimal }: AmountFormat): AmountReading {
  const plain = plainKey(text.slice(0, 2 * longest))
    .replaceAll('٫', '.')
    .replaceAll('٬', "'");
  if (plain === '') return { problem: 'empty' };
  if (minus.test(plain)) return { problem: 'negative' };
  const written = plain.length > longest ? undefined : shape.exec(plain)?.[1]?.trim();
  const parts = written === undefined ? null : splitNumber(written, decimal);
  if (parts === null) return { problem: 'unreadable' };
  const fraction = digits === 0 ? parts.fraction.replace(/^0{1,2}$/, '') : parts.fraction;
  if (fraction.length > digits) return { problem: 'tooPrecise' };
  const minor = BigInt(`${parts.whole}${fraction.padEnd(digits, '0')}`);
  return minor > BigInt(Number.MAX_SAFE_INTEGER) ? { problem: 'tooLarge' } : { minor: Number(minor) };
}

/** The error of a given amount. `write` formats limits. */
export function checkAmount(
  text: string,
  format: AmountFormat,
  { min = 1, max, balance }: AmountBounds,
  write: (amount: MinorUnits) => string,
): FieldProblem | null {
  const reading = readAmount(text, format);
  if ('problem' in reading) return { text: `amount.${reading.problem}`, values: { example: write(example) } };
  const { minor } = reading;
  if (minor < min) return { text: 'amount.belowMin', values: { limit: write(min) } };
  if (balance !== undefined && minor > balance) return { text: 'amount.aboveBalance', values: { limit: write(balance) } };
  return max !== undefined && minor > max ? { text: 'amount.aboveMax', values: { limit: write(max) } } : null;
}

function splitNumber(number: string, decimal: '.' | ','): { whole: string; fraction: string } | null {
  const marks = [...number.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = number.slice(Math.max(number.lastIndexOf('.'), number.lastIndexOf(',')) + 1);
  const isMixed = new Set(marks).size === 2;
  const isGroup = marks[0] !== decimal && last.length === 3 && /^[1-9]/.test(number);
  const hasFraction = marks.length > 0 && (isMixed || (marks.length === 1 && !isGroup));
  const whole = hasFraction ? number.slice(0, -last.length - 1 || undefined) : number;
  // The decimal mark occurs once, and thousands are groups of three.
  if (hasFraction && whole.includes(marks.at(-1) ?? '')) return null;
  if (/[.,'’ ]/.test(whole) && !/^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/.test(whole)) return null;
  return { whole: whole.replace(/\D/g, '') || '0', fraction: hasFraction ? last : '' };
}
