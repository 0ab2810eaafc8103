import { describe, expect, it } from 'vitest';
import { moneyText, readMoney } from './money-text.ts';

describe('money on the desk', () => {
  it('is read to the last minor unit, or not at all', () => {
    for (const [text, amount] of [
      ['12', 1_200],
      ['0.07', 7],
      ['12,5', 1_250],
      [' 1234567.89 ', 123_456_789],
    ] as const)
      expect(readMoney(text, 'BRL'), text).toBe(amount);
    for (const text of ['', '0', '0.00', '-1', '1.234', '1,234.5', '1e3', 'ten', '12345678901'])
      expect(readMoney(text, 'BRL'), text).toBeNull();
    expect(readMoney('500', 'JPY')).toBe(500);
    expect(readMoney('5.5', 'JPY')).toBeNull();
  });

  it('is written with its symbol, play money with its name', () => {
    expect(moneyText(1_250_075, 'BRL')).toBe('R$ 12,500.75');
    expect(moneyText(100_000, 'PLAY')).toBe('1,000.00 PLAY');
  });
});
