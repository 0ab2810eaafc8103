import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMobileNumber } from './mobile-number.ts';

it.each([
  ['55', '11987654321', '+5511987654321'],
  ['55', '(11) 98765-4321', '+5511987654321'],
  ['55', '+55 11 98765-4321', '+5511987654321'],
  ['44', '07700 900123', '+447700900123'],
  ['1', '2025550123', '+12025550123'],
])('reads +%s %s as one number', (code, typed, number) => {
  expect(readMobileNumber(code, typed)).toBe(number);
});

it.each([
  ['55', ''],
  ['55', '123'],
  ['55', '+351 912 345 678'],
  ['999', '912345678'],
  ['55', '11987654321987654321'],
  ['55', '１１９８７６５４３２１'],
  ['55', '11987654321;ext=9'],
  ['', '11987654321'],
])('refuses +%s %s', (code, typed) => {
  expect(readMobileNumber(code, typed)).toBeNull();
});

it('answers a number in E.164 or null, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.stringMatching(/^[0-9 +().-]{0,24}$/)),
      (code, typed) => {
        const number = readMobileNumber(code, typed);
        if (number !== null) expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
      },
    ),
  );
});
