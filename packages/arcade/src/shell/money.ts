import type { OpenAnswer } from './wire.ts';

/**
 * Formats an amount with its currency symbol and a no-break space: with two decimals and commas between thousands as
 * specified (section 9), or by the language if the brand wants it so.
 */
export function formatMoney(
  amount: number,
  { currency: { symbol, digits }, amounts, language }: Pick<OpenAnswer, 'currency' | 'amounts' | 'language'>,
): string {
  const written = new Intl.NumberFormat(amounts === 'locale' ? language : 'en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${symbol}\u00A0${written.format(amount / 10 ** digits)}`;
}

/** With its sign, unless it is zero. */
export function formatNet(amount: number, habit: Parameters<typeof formatMoney>[1]): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return sign + formatMoney(Math.abs(amount), habit);
}

export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(share);
}
