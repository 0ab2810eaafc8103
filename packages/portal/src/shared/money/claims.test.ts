import { createSlice } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { claimOf, claims, type Claim } from './claims.ts';

const slice = createSlice({
  name: 'test',
  initialState: { claim: null as Claim | null },
  reducers: { asked: claims.asked, paid: claims.paid, refused: claims.refused },
});
const { asked, paid, refused } = slice.actions;
const run = (...actions: Parameters<typeof slice.reducer>[1][]) =>
  actions.reduce(slice.reducer, slice.getInitialState() as ReturnType<typeof slice.reducer>);
const failure = (code: 'TIMEOUT' | 'NOTHING_TO_CLAIM') => refused({ code, status: 0, requestId: null });

test('a claim whose outcome is unknown is asked again under its key, any other under a new one', () => {
  const first = asked('a');
  const { idempotencyKey } = first.payload;
  expect(run(first, failure('TIMEOUT'), asked('a')).claim).toMatchObject({ target: 'a', idempotencyKey });
  expect(run(first, failure('NOTHING_TO_CLAIM'), asked('a')).claim?.idempotencyKey).not.toBe(idempotencyKey);
  expect(run(first, failure('TIMEOUT'), asked('b')).claim?.idempotencyKey).not.toBe(idempotencyKey);
  expect(run(first, paid()).claim).toBeNull();
});

test('tells of its own target alone whether it is under way, and why it was refused', () => {
  const { claim } = run(asked('a'));
  expect([claimOf(claim, 'a').isBusy, claimOf(claim, 'b').isBusy]).toEqual([true, false]);
  const { claim: later } = run(asked('a'), failure('NOTHING_TO_CLAIM'));
  expect(claimOf(later, 'a')).toMatchObject({ isBusy: false, failure: { code: 'NOTHING_TO_CLAIM' } });
});
