import { currencies, type Currency, type MinorUnits } from '@livery/contract/money';
import { useMoney } from './use-money.ts';
import { readAmount, type AmountFormat } from './amount-text.ts';

export interface AmountWriting {
  format: AmountFormat;
  symbol: string;
  /** Only the number. */
  number: (amount: MinorUnits) => string;
  /** With the currency sign. */
  write: (amount: MinorUnits) => string;
  /** The input formatted as a number, if valid. */
  tidy: (text: string) => string;
}

/** Formats and parses a currency's amounts for money fields and their labels. */
export function useAmountFormat(currency: string): AmountWriting {
  const money = useMoney();
  const { digits, symbol } = Object.hasOwn(currencies, currency) ? currencies[currency as Currency] : { digits: 2, symbol: currency };
  const number = (amount: MinorUnits) => money(amount, currency);
  const format: AmountFormat = { digits, decimal: number(1).includes(',') ? ',' : '.' };
  return {
    format,
    symbol,
    number,
    // A line must not break between the two.
    write: (amount) => `${symbol}\u00A0${number(amount)}`,
    tidy: (text) => {
      const reading = readAmount(text, format);
      return 'minor' in reading ? number(reading.minor) : text;
    },
  };
}
