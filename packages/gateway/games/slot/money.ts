import type { OpenAnswer } from './slot-wire.ts';

/** Two decimals, commas between thousands (specification, section 9), and the currency's symbol, which never parts from its number. */
export function formatMoney(amount: number, { symbol, digits }: OpenAnswer['currency']): string {
  const text = String(amount).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const fraction = (digits === 0 ? '' : text.slice(-digits)).padEnd(2, '0');
  return `${symbol}\u00A0${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(share);
}
