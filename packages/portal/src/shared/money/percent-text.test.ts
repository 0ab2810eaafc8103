import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

test.each([
  [5_000, 'en', '0.5%'],
  [5_000, 'pt', '0,5%'],
  [10_000, 'pt', '1%'],
  [1, 'en', '0.0001%'],
])('a share of %i is written in %s as %s', (share, language, text) => {
  expect(percentText(share, language)).toBe(text);
});
