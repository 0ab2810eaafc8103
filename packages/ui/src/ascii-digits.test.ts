import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

test.each([['0123456789'], ['٠١٢٣٤٥٦٧٨٩'], ['۰۱۲۳۴۵۶۷۸۹'], ['०१२३४५६७८९'], ['๐๑๒๓๔๕๖๗๘๙'], ['０１２３４５６７８９'], ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡']])(
  '%s are the ten digits',
  (digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
  },
);

test('leaves out what is no digit', () => {
  expect(asciiDigits('+55 (11) 9-½Ⅷ六a')).toBe('5511912');
});
