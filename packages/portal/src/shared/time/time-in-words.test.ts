import { expect, test } from 'vitest';
import { timeInWords, waitInWords } from './time-in-words.ts';

test('gives a wait in seconds, and a long one in whole minutes', () => {
  expect(waitInWords(1, 'en')).toBe('1 second');
  expect(waitInWords(90, 'pt')).toBe('90 segundos');
  expect(waitInWords(91, 'pt')).toBe('2 minutos');
});

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [3_600, '1 hour'],
  [5_400, '2 hours'],
  [86_400, '1 day'],
])('describes %d seconds as %s', (seconds, words) => {
  expect(timeInWords(seconds, 'en')).toBe(words);
});
