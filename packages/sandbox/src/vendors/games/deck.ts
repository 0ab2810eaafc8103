import { randomInt } from 'node:crypto';
import type { Card } from '../chance.ts';

/** Shuffled, with every order equally likely. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}

/** One card of each given rank in each suit. */
export function deckOf(ranks: readonly number[]): Card[] {
  return shuffled(ranks.flatMap((rank) => (['S', 'H', 'D', 'C'] as const).map((suit) => ({ rank, suit }))));
}

/** Removes this many cards from the top. */
export function take<Item>(pile: Item[], count: number): Item[] {
  return pile.splice(0, count);
}
