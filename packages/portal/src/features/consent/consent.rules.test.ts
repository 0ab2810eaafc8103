import { describe, expect, test } from 'vitest';
import { referrerOf, standingAnswer, writeAnswer } from './consent.rules.ts';
import { purposes, purposesVersion } from './purposes.data.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-01T12:00:00Z');

describe('an answer', () => {
  test('is stored with the version of the purposes and the time', () => {
    expect(JSON.parse(writeAnswer(['statistics'], now))).toEqual({
      version: purposesVersion,
      at: '2026-03-01T12:00:00.000Z',
      granted: ['statistics'],
    });
  });

  test.each([[[]], [[...purposes]]])('of %j is valid for twelve months, and not a day longer', (granted) => {
    const kept = writeAnswer(granted, now);
    expect(standingAnswer(kept, now)).toEqual(granted);
    expect(standingAnswer(kept, now + 364 * day)).toEqual(granted);
    expect(standingAnswer(kept, now + 365 * day)).toBeNull();
  });

  test('expires when the purposes get a new version', () => {
    const kept = { version: purposesVersion + 1, at: new Date(now).toISOString(), granted: ['statistics'] };
    expect(standingAnswer(JSON.stringify(kept), now)).toBeNull();
    expect(standingAnswer(JSON.stringify({ ...kept, version: purposesVersion }), now)).toEqual(['statistics']);
  });

  test('grants no unknown purpose', () => {
    const kept = writeAnswer(['advertising' as never, 'statistics'], now);
    expect(standingAnswer(kept, now)).toEqual(['statistics']);
  });

  test.each([null, '', 'yes', 'null', '[]', '{"version":1}', `{"version":${purposesVersion},"at":"soon","granted":["statistics"]}`])(
    'that reads %j is invalid',
    (text) => {
      expect(standingAnswer(text, now)).toBeNull();
    },
  );

  test('from the future is invalid', () => {
    expect(standingAnswer(writeAnswer(['statistics'], now + day), now)).toBeNull();
  });
});

test.each([
  ['https://search.example/?q=marina&id=7#me', 'https://search.example'],
  ['https://acme.example/member/deposit', null],
  ['android-app://com.mail.example/', null],
  ['about:client', null],
  ['', null],
])('of the referring page %j only %j is reported', (referrer, told) => {
  expect(referrerOf(referrer, 'https://acme.example')).toBe(told);
});
