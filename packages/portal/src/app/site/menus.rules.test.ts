import { expect, test } from 'vitest';
import { buildCategory } from '#features/lobby/lobby.builders.ts';
import { withBgsApart } from './menus.rules.ts';

test('moves BGS out of the slots into its own type [entity-08]', () => {
  const slots = buildCategory('RNG', 2);
  const [card] = buildCategory('BGS', 1).cards;
  if (card === undefined) throw new Error('There is no card');
  const found = withBgsApart([{ ...slots, cards: [...slots.cards, card] }, buildCategory('FISH', 1)]);
  expect(found.map(({ gameCategory, cards }) => [gameCategory, cards.length])).toEqual([
    ['RNG', 2],
    ['BGS', 1],
    ['FISH', 1],
  ]);
});
