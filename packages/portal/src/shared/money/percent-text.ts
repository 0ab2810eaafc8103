import { wholeShare, type Share } from '@livery/contract/shares';

/** A share as a percentage in the language: 5,000 is `0.5%`, or `0,5%` in Portuguese. */
export function percentText(share: Share, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(share / wholeShare);
}

/** Parts per million in one percent. */
const ppmOfPercent = 10_000;

/** Parts per million from a typed percentage. Null if it is invalid or too precise. */
export function readPercent(text: string): Share | null {
  const [, whole = '', part = ''] = /^(\d{1,3})?(?:[.,](\d{1,4}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === '' && part === '') return null;
  return Number(whole) * ppmOfPercent + Number(part.padEnd(4, '0'));
}

/** The text for a field: in the language's number format, without the percent sign. */
export function writePercent(ppm: Share, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 4, useGrouping: false }).format(ppm / ppmOfPercent);
}
