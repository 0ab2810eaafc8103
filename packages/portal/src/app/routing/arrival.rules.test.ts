import { expect, it } from 'vitest';
import { idOfHash, resetTokenOf } from './arrival.rules.ts';

it('reads the element of a hash, written in any letters', () => {
  expect(idOfHash('#main')).toBe('main');
  expect(idOfHash('#pr%C3%AAmios')).toBe('prêmios');
  expect(idOfHash('')).toBeNull();
});

it('takes a hash that cannot be decoded as it stands', () => {
  for (const hash of ['#%', '#100%', '#%C3']) expect(idOfHash(hash)).toBe(hash.slice(1));
});

it('reads the token of a link to set a password with, and nothing else', () => {
  const token = 'A-_9'.padEnd(43, 'x');
  expect(resetTokenOf(`#reset=${token}`)).toBe(token);
  for (const hash of ['', '#main', '#reset=', '#reset=short', `#reset=${token}y`, `#reset=${token}&next=1`])
    expect(resetTokenOf(hash)).toBeNull();
});
