import type { AgreementKind } from '@livery/contract/agreements';
import type { LineState, WindowState } from '@livery/contract/commission-states';
import { currencies, formatAmount, type Currency } from '@livery/contract/money';
import { dayAt, dayStart, offsetAt } from '@livery/contract/zoned-days';

export const kindWords: Readonly<Record<AgreementKind, string>> = {
  dividend: 'Dividend',
  daily: 'Daily wages',
  hourly: 'Hourly salary',
  realTime: 'Real-time salary',
};

export const stateWords: Readonly<Record<WindowState | LineState, string>> = {
  open: 'open',
  closing: 'closing',
  calculated: 'calculated',
  review: 'under review',
  approved: 'approved',
  posted: 'posted',
  paid: 'paid',
  partPaid: 'paid in part',
  short: 'unpaid',
  held: 'held',
  ended: 'ended',
};

/** Minor units without a currency, because the head of the table names it. */
export function amountOf(amount: number, currency: string): string {
  return isCurrency(currency) ? formatAmount(amount, currency) : String(amount);
}

/** Millionths of a minor unit. */
export function millionthsOf(millionths: number, currency: string): string {
  const digits = (isCurrency(currency) ? currencies[currency].digits : 2) + 6;
  return (millionths / 10 ** digits).toFixed(digits);
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text);
}

/** The days of a period in the merchant's time zone, or its hours. */
export function spanText({ from, to }: { readonly from: string; readonly to: string }, timeZone: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const [first, last] = [dayAt(start, timeZone), dayAt(end - 1, timeZone)];
  const areDays = dayStart(first, timeZone) === start && dayAt(end, timeZone) !== last;
  if (areDays) return first === last ? first : `${first} to ${last}`;
  const clock = dayAt(end, timeZone) === last ? clockAt(end, timeZone) : '24:00';
  return `${first} ${clockAt(start, timeZone)} to ${first === last ? '' : `${last} `}${clock}`;
}

function clockAt(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(11, 16);
}
