import { expect, test } from 'vitest';
import { regionalLanguage } from './regional-language.ts';

test.each([
  ['en', '03/11/2025'],
  ['en-US', '11/3/2025'],
  ['pt', '03/11/2025'],
])('writes a date in %s: %s', (language, text) => {
  const format = new Intl.DateTimeFormat(regionalLanguage(language), { timeZone: 'UTC' });
  expect(format.format(new Date('2025-11-03T12:00:00Z'))).toBe(text);
});
