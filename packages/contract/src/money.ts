/** An amount in the currency's smallest unit (cents): an integer, safe to add; on the wire it is a JSON integer. */
export type MinorUnits = number;

/** ISO 4217 currencies that the gateway can keep, with their minor digits and symbol. */
export const currencies = {
  BRL: { digits: 2, symbol: 'R$' },
  EUR: { digits: 2, symbol: '€' },
  USD: { digits: 2, symbol: '$' },
  GBP: { digits: 2, symbol: '£' },
  MXN: { digits: 2, symbol: 'MX$' },
  VND: { digits: 0, symbol: '₫' },
  JPY: { digits: 0, symbol: '¥' },
} as const;

export type Currency = keyof typeof currencies;

/**
 * Writes an amount with two decimals and commas between thousands (specification, section 9: `1234567.5` is
 * `1,234,567.50`). A currency without minor digits still shows two decimals, as specified.
 */
export function formatAmount(amount: MinorUnits, currency: Currency): string {
  return groupedAmount(amount, currency, ',', '.');
}

/** What stands between thousands and before decimals in the languages that the engine speaks. */
const signsOf = new Map<string, readonly [thousands: string, decimal: string]>([
  ['en', [',', '.']],
  ['en-GB', [',', '.']],
  ['pt', ['.', ',']],
]);

/**
 * The same amount in the habit of a language (readings 37: `format.amounts: "locale"`). `Intl` is asked for other languages than the
 * engine's own: its first formatter takes a slow phone a twelfth of a second.
 */
export function formatAmountFor(language: string, amount: MinorUnits, currency: Currency): string {
  const signs = signsOf.get(language);
  if (signs !== undefined) return groupedAmount(amount, currency, ...signs);
  const { digits } = currencies[currency];
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount / 10 ** digits);
}

function groupedAmount(amount: MinorUnits, currency: Currency, thousands: string, decimal: string): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`An amount is a safe integer of minor units, not ${amount}`);
  const { digits } = currencies[currency];
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const fraction = (digits === 0 ? '' : text.slice(-digits)).padEnd(2, '0');
  return `${amount < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${fraction}`;
}
