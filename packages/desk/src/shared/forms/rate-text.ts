/** Parts per million in one percent. */
const ppmOfPercent = 10_000;
const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 4, useGrouping: false });

/** A rate in parts per million as a percentage without the sign. */
export function rateText(ppm: number): string {
  return decimal.format(ppm / ppmOfPercent);
}

/**
 * Parts per million from a typed percentage. An empty field means 0. Null for invalid text, or more decimals than the
 * gateway stores.
 */
export function readRate(text: string): number | null {
  if (text.trim() === '') return 0;
  const [, whole = '', part = ''] = /^(\d{1,3})?(?:[.,](\d{1,4}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === '' && part === '') return null;
  return Number(whole) * ppmOfPercent + Number(part.padEnd(4, '0'));
}
