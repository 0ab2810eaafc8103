import { currencies, formatAmountFor, type Currency } from '@livery/contract/money';
import type { Texts } from '#base/texts.ts';

/** A letter in every language. `{name}` inserts a parameter, and an empty line separates paragraphs. */
export interface LetterText {
  readonly title: Texts;
  readonly body: Texts;
}

/** An amount in minor units, written in the format of the language. */
export type LetterParameter = string | number | { readonly amount: number; readonly unit: string };

/** @throws RangeError for a placeholder without a parameter */
export function fillText({ en, pt }: Texts, parameters: Readonly<Record<string, LetterParameter>>): Texts {
  const fill = (text: string, language: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
      const parameter = parameters[name];
      if (parameter === undefined) throw new RangeError(`A letter says {${name}} and nothing fills it`);
      return written(parameter, language);
    });
  return { en: fill(en, 'en'), pt: fill(pt, 'pt') };
}

function written(parameter: LetterParameter, language: string): string {
  if (typeof parameter === 'string') return parameter;
  if (typeof parameter === 'number') return new Intl.NumberFormat(language).format(parameter);
  const { amount, unit } = parameter;
  if (!Object.hasOwn(currencies, unit)) return new Intl.NumberFormat(language).format(amount);
  const currency = unit as Currency;
  return `${currencies[currency].symbol} ${formatAmountFor(language, amount, currency)}`;
}
