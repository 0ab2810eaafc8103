import { expect, it } from 'vitest';
import { idOfHash } from './id-of-hash.ts';

it('reads the element id of a hash in any script', () => {
  expect(idOfHash('#main')).toBe('main');
  expect(idOfHash('#pr%C3%AAmios')).toBe('prêmios');
  expect(idOfHash('')).toBeNull();
});

it('keeps a hash that cannot be decoded unchanged', () => {
  for (const hash of ['#%', '#100%', '#%C3']) expect(idOfHash(hash)).toBe(hash.slice(1));
});
