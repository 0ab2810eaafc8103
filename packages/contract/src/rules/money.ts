/** An amount in the currency's smallest unit (cents). It is a safe integer, and a JSON integer on the wire. */
export type MinorUnits = number;

/** ISO 4217 currencies that the gateway supports, with their minor digits and symbol. */
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
 * Formats an amount with two decimals and commas between thousands (specification, section 9: `1234567.5` is
 * `1,234,567.50`). A currency without minor units still shows two decimals, as specified.
 */
export function formatAmount(amount: MinorUnits, currency: Currency): string {
  return grouped(amount, currencies[currency].digits, ',', '.');
}

/** Separators of thousands and decimals in the engine's languages. */
const signsOf = new Map<string, readonly [thousands: string, decimal: string]>([
  ['en', [',', '.']],
  ['en-GB', [',', '.']],
  ['pt', ['.', ',']],
]);

/** The same amount in the format of a language (readings 37: `format.amounts: "locale"`). */
export function formatAmountFor(language: string, amount: MinorUnits, currency: Currency): string {
  return inHabit(language, amount, currencies[currency].digits);
}

/** Formats whole hundredths, such as odds or a rate, in a language: 185 is `1.85` in English. */
export function formatHundredths(language: string, hundredths: number): string {
  return inHabit(language, hundredths, 2);
}

/** `Intl` only formats other languages, because its first formatter takes a slow phone a twelfth of a second. */
function inHabit(language: string, amount: number, digits: number): string {
  const signs = signsOf.get(language);
  if (signs !== undefined) return grouped(amount, digits, ...signs);
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount / 10 ** digits);
}

function grouped(amount: number, digits: number, thousands: string, decimal: string): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`An amount is a safe integer of smallest units, not ${amount}`);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const fraction = (digits === 0 ? '' : text.slice(-digits)).padEnd(2, '0');
  return `${amount < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${fraction}`;
}
