import { expect, test } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

test('says a wait in seconds, and a long one in whole minutes', () => {
  expect(waitInWords(1, 'en')).toBe('1 second');
  expect(waitInWords(90, 'pt')).toBe('90 segundos');
  expect(waitInWords(91, 'pt')).toBe('2 minutos');
});
