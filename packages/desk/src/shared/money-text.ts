import { currencies, formatAmount, type Currency } from '@livery/contract/money';

function isCurrency(unit: string): unit is Currency {
  return Object.hasOwn(currencies, unit);
}

/** Play money and whatever else is no currency counts in hundredths. */
function digitsOf(unit: string): number {
  return isCurrency(unit) ? currencies[unit].digits : 2;
}

/** An amount with its symbol, or with the name of a unit that has none. */
export function moneyText(amount: number, unit: string): string {
  return isCurrency(unit) ? `${currencies[unit].symbol} ${formatAmount(amount, unit)}` : `${formatAmount(amount, 'USD')} ${unit}`;
}

export function symbolOf(unit: string): string {
  return isCurrency(unit) ? currencies[unit].symbol : unit;
}

/** Minor units of what somebody typed; null when it is no amount above zero. */
export function readMoney(text: string, unit: string): number | null {
  const digits = digitsOf(unit);
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  const amount = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return amount > 0 ? amount : null;
}
