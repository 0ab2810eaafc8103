import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMobileNumber, readWholeNumber } from './mobile-number.ts';

it.each([
  ['55', '11987654321', '+5511987654321'],
  ['55', '(11) 98765-4321', '+5511987654321'],
  ['55', '+55 11 98765-4321', '+5511987654321'],
  ['44', '07700 900123', '+447700900123'],
  ['1', '2025550123', '+12025550123'],
  ['1', '12025550123', '+12025550123'],
  ['55', '5511987654321', '+5511987654321'],
  ['55', '1187654321', '+551187654321'],
  ['55', '\u202A+55 11 98765\u20114321\u202C', '+5511987654321'],
  ['55', 'Cel.: １１９８７６５４３２１', '+5511987654321'],
  ['54', '1150001234', '+5491150001234'],
  ['54', '91150001234', '+5491150001234'],
  ['54', '1115-50001234', '+5491150001234'],
  ['54', '+54 11 5000-1234', '+5491150001234'],
  ['39', '347 123 4567', '+393471234567'],
  ['7', '8 912 345-67-89', '+79123456789'],
])('reads +%s %s as one number', (code, typed, number) => {
  expect(readMobileNumber(code, typed)).toBe(number);
});

it.each([
  ['55', ''],
  ['55', '123'],
  ['55', '+351 912 345 678'],
  ['999', '912345678'],
  ['55', '11987654321987654321'],
  ['55', '50001234'],
  ['52', '15512345678'],
  ['54', '50001234'],
  ['55', '11987654321;ext=9'],
  ['', '11987654321'],
])('refuses +%s %s', (code, typed) => {
  expect(readMobileNumber(code, typed)).toBeNull();
});

it.each([
  ['+55 11 98765-4321', '+5511987654321'],
  ['tel:5511987654321', '+5511987654321'],
  ['+54 11 5000-1234', '+5491150001234'],
  ['5491150001234', '+5491150001234'],
  ['+55 5000-1234', null],
  ['+1 800', null],
])('reads %s as a whole number', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});

it('returns a number in E.164 or null, for any input', () => {
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
