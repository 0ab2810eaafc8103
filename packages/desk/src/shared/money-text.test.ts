import { describe, expect, it } from 'vitest';
import { amountField, moneyText, readAmount, readMoney } from './money-text.ts';

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

  it('may be zero where that is a valid amount, and reads back from its field', () => {
    for (const [amount, unit, text] of [
      [0, 'BRL', '0.00'],
      [123_456_789_012_34, 'BRL', '123456789012.34'],
      [1_500, 'JPY', '1500'],
    ] as const) {
      expect(amountField(amount, unit)).toBe(text);
      expect(readAmount(text, unit)).toBe(amount);
    }
    for (const text of ['', '-1', '1.234', '1e3', '1234567890123456']) expect(readAmount(text, 'BRL'), text).toBeNull();
  });

  it('is shown with its symbol, play money with its name', () => {
    expect(moneyText(1_250_075, 'BRL')).toBe('R$ 12,500.75');
    expect(moneyText(100_000, 'PLAY')).toBe('1,000.00 PLAY');
  });
});
