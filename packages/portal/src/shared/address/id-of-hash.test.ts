import { expect, it } from 'vitest';
import { idOfHash } from './id-of-hash.ts';

it('reads the element of a hash, written in any letters', () => {
  expect(idOfHash('#main')).toBe('main');
  expect(idOfHash('#pr%C3%AAmios')).toBe('prêmios');
  expect(idOfHash('')).toBeNull();
});

it('takes a hash that cannot be decoded as it stands', () => {
  for (const hash of ['#%', '#100%', '#%C3']) expect(idOfHash(hash)).toBe(hash.slice(1));
});
