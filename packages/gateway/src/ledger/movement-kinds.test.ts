import { movementTypes } from '@livery/contract/movements';
import { expect, it } from 'vitest';
import { kindsOf, movementKind } from './movement-kinds.ts';

it('puts every kind under one type, and what has no row under adjustments', () => {
  const named = movementTypes.filter((type) => type !== 'adjustment').flatMap((type) => kindsOf(type).kinds);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(kindsOf('adjustment').kinds)).toEqual(new Set(named));
  expect(kindsOf('adjustment').isWithout).toBe(true);
  expect(movementKind('what nobody has heard of').type).toBe('adjustment');
});
