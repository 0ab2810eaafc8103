import { expect, test } from 'vitest';
import { envelopeOf } from './read-envelope.ts';

test('reads success, value and message from text and from a parsed answer [wire-envelope]', () => {
  const answer = { success: true, value: { balance: 1 }, message: null };
  expect(envelopeOf(JSON.stringify(answer))).toEqual({ success: true, value: { balance: 1 } });
  expect(envelopeOf(answer)).toEqual({ success: true, value: { balance: 1 } });
  expect(envelopeOf({ success: false, value: { code: 'NOT_LOGGED_IN' }, message: 'NOT_LOGGED_IN' })).toEqual({
    success: false,
    value: { code: 'NOT_LOGGED_IN' },
  });
  expect(envelopeOf({ success: false, value: 'no record', message: '' })).toEqual({ success: false, value: null });
});

test.each([
  ['without a value', { success: true, message: null }],
  ['a refusal without a value', { success: false, message: 'NOT_LOGGED_IN' }],
  ['without success', { value: { code: 'NOT_LOGGED_IN' }, message: 'NOT_LOGGED_IN' }],
  ['with a non-boolean success', { success: 'false', value: {}, message: null }],
  ['a list', [true, {}]],
  ['nothing', null],
  ['no JSON', '<html>'],
])('rejects an answer that is %s [wire-envelope]', (_name, answer) => {
  expect(envelopeOf(answer)).toBeNull();
});
