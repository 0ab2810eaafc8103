import { readCsv, writeCsv } from './csv.ts';
import type { ReadUnits, TextUnit } from './text-unit.ts';
import { readXliff, writeXliff } from './xliff.ts';

export { importUnits, type Import } from './import-units.ts';
export { unitsOf, type TextUnit } from './text-unit.ts';

export const exchangeFormats = ['csv', 'xliff'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export function writeUnits(format: ExchangeFormat, units: readonly TextUnit[], language: string): string {
  return format === 'csv' ? writeCsv(units) : writeXliff(units, language);
}

/** XLIFF is known by its root element; anything else is CSV. */
export function readUnits(text: string): ReadUnits {
  return /^\uFEFF?\s*</.test(text) ? readXliff(text) : readCsv(text);
}
