import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from './code-in-text.ts';

test.each([
  ['Bet365: 482913 é seu código', '482913'],
  ['F12: seu código é 482913', '482913'],
  ['Válido até 14:05. Código: 482913', '482913'],
  ['Válido até 14h05 de 27/11/2026. Código: 482913', '482913'],
  ['482913 é seu código Acme. Vale por 5 minutos.', '482913'],
  ['G-482913', '482913'],
  ['Your code is 482 913, valid for 10 minutes', '482913'],
  ['Your code: 4 8 1 2 0 7.', '481207'],
  ['Seu código é 482913 2 vezes', '482913'],
  ['Código de https://bet.example/r/123456: 482913', '482913'],
  ['bet.example/123456 código 482913', '482913'],
  ['Dúvidas: +55 11 98765-4321 ou 0800 123 4567. Código 482913', '482913'],
  ['R$ 150000 de bônus! Código 482913', '482913'],
  ['Código:\u00A0\u200E４８２９１３\u200F', '482913'],
  ['481-207', '481207'],
  ['4812079999', '481207'],
  ['48a', '48'],
  ['no digits', ''],
])('%j contains the code %s', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});

test.each([
  ['Payment code 4829 for order 12', '4829'],
  ['Ligue (11) 98765-4321. Código 4829', '4829'],
  ['Até 27/11/2026. Código 4829', '4829'],
])('%j contains the code %s of four digits', (text, code) => {
  expect(readCode(text, 4)).toBe(code);
});

test('reads the digits of any input, and reads its own result the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(4, 6), (text, length) => {
      const code = readCode(text, length);
      expect(code).toMatch(new RegExp(String.raw`^\d{0,${length}}$`));
      expect(readCode(code, length)).toBe(code);
    }),
  );
});
