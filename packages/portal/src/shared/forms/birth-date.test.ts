import { expect, test } from 'vitest';
import { ageOn, checkBirthDate, readDate } from './birth-date.ts';

const parts = (day: string, month: string, year: string) => ({ day, month, year });
const check = (day: string, month: string, year: string) =>
  checkBirthDate(parts(day, month, year), { minAge: 18, today: '2026-05-17' })?.text ?? null;

test.each([
  ['17', '5', '1991', '1991-05-17'],
  ['29', '2', '2000', '2000-02-29'],
  ['29', '2', '1900', null],
  ['31', '4', '1991', null],
  ['0', '5', '1991', null],
  ['17', '13', '1991', null],
  ['17', '5', '91', null],
  ['', '', '', null],
])('%s %s %s is the day %j', (day, month, year, date) => {
  expect(readDate(parts(day, month, year))).toBe(date);
});

test('a birthday counts from the day itself', () => {
  expect(ageOn('2008-05-17', '2026-05-16')).toBe(17);
  expect(ageOn('2008-05-17', '2026-05-17')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('a date of birth must exist, and the age must be within the limits', () => {
  expect(check('17', '5', '2008')).toBeNull();
  expect(check('18', '5', '2008')).toBe('date.tooYoung');
  expect(check('18', '5', '2026')).toBe('date.none');
  expect(check('1', '1', '1890')).toBe('date.none');
  expect(check('31', '2', '1991')).toBe('date.none');
});
