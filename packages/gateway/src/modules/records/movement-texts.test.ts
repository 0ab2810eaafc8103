import { movementTypes } from '@livery/contract/movements';
import { expect, it } from 'vitest';
import { kindsBesideCash } from '#ledger/posting-kinds.ts';
import { kindsOf, movementKind } from './movement-texts.ts';

it('puts every kind under one type, and what has no row under adjustments', () => {
  const named = movementTypes.filter((type) => type !== 'adjustment').flatMap((type) => kindsOf(type).kinds);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(kindsOf('adjustment').kinds)).toEqual(new Set(named));
  expect(kindsOf('adjustment').isWithout).toBe(true);
  expect(movementKind('what nobody has heard of').type).toBe('adjustment');
});

it('names what moves cash, which is all that is posted but for what is told elsewhere', () => {
  // The compiler refuses a posting of any other kind: see `PostingKind`.
  for (const kind of kindsBesideCash) expect(movementKind(kind), kind).toBe(movementKind('what nobody has heard of'));
  expect(movementKind('trial').credit.en).toBe('Play money');
});
