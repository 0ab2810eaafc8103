import { rateRange, type Told } from '@livery/contract/commission-terms-lines';
import type { Terms } from '@livery/contract/commission-terms';
import { rateText } from '#shared/forms/rate-text.ts';
import { moneyText } from '#shared/money-text.ts';
import { termsTexts as texts, type LineName } from './terms.texts.ts';

const count = new Intl.NumberFormat('en');

/** A formatted value of the terms. */
export function toldText(name: LineName, told: Told, unit: string): string {
  switch (told.as) {
    case 'amount':
      return moneyText(told.value, unit);
    case 'rate':
      return texts.percent(rateText(told.value));
    case 'count':
      return count.format(told.value);
    case 'choice':
      return texts.values[name]?.[told.value] ?? told.value;
    case 'none':
      return texts.none;
  }
}

/** A short text for the rates of terms. */
export function ratesText(terms: Terms): string {
  const [from, to] = rateRange(terms).map((rate) => texts.percent(rateText(rate)));
  return from === undefined || to === undefined || from === to ? (from ?? texts.none) : texts.range(from, to);
}
