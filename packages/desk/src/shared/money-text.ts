import { currencies, formatAmount, type Currency } from '@livery/contract/money';

function isCurrency(unit: string): unit is Currency {
  return Object.hasOwn(currencies, unit);
}

/** Play money and other units that are not currencies have hundredths. */
function digitsOf(unit: string): number {
  return isCurrency(unit) ? currencies[unit].digits : 2;
}

/** An amount with its symbol, or with the name of a unit without a symbol. */
export function moneyText(amount: number, unit: string): string {
  return isCurrency(unit) ? `${currencies[unit].symbol} ${formatAmount(amount, unit)}` : `${formatAmount(amount, 'USD')} ${unit}`;
}

export function symbolOf(unit: string): string {
  return isCurrency(unit) ? currencies[unit].symbol : unit;
}

/** Minor units from typed text. Null unless it is an amount of zero or more. */
export function readAmount(text: string, unit: string): number | null {
  const digits = digitsOf(unit);
  const [, whole = '', fraction = ''] = /^(\d{1,16})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  const amount = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return whole === '' || fraction.length > digits || !Number.isSafeInteger(amount) ? null : amount;
}

/** The same for amounts above zero, which members pay or receive. */
export function readMoney(text: string, unit: string): number | null {
  const amount = readAmount(text, unit);
  return amount === null || amount === 0 || amount >= 10 ** (10 + digitsOf(unit)) ? null : amount;
}

/** An amount as text for its field. */
export function amountField(amount: number, unit: string): string {
  return digitsOf(unit) === 0 ? String(amount) : formatAmount(amount, isCurrency(unit) ? unit : 'USD').replaceAll(',', '');
}
