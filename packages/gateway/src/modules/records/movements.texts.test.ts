import { movementTypes } from '@livery/contract/movements';
import { expect, it } from 'vitest';
import { postings } from '#composition/postings.ts';
import { kindsOf, movementText } from './movements.texts.ts';

it('files every kind under one type, and kinds without a text under adjustments', () => {
  const named = movementTypes.filter((type) => type !== 'adjustment').flatMap((type) => kindsOf(postings, type).kinds);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(kindsOf(postings, 'adjustment').kinds)).toEqual(new Set(named));
  expect(kindsOf(postings, 'adjustment').isWithout).toBe(true);
  expect(movementText(postings, 'what nobody has heard of').type).toBe('adjustment');
});
