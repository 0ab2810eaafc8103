import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

test.each([
  ['en', '03/11/2025'],
  ['en-US', '11/03/2025'],
  ['pt', '03/11/2025'],
])('writes a date in %s: %s', (language, text) => {
  const format = dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  expect(format.format(new Date('2025-11-03T12:00:00Z'))).toBe(text);
});
