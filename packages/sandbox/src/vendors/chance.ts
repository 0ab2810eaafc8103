import { randomInt } from 'node:crypto';

/** Picks one at random, each with the same chance. */
export function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}

/** True with this probability, to a millionth. */
export function happens(probability: number): boolean {
  return randomInt(1_000_000) < probability * 1_000_000;
}

export interface Card {
  /** 1 is an ace, 11 to 13 are face cards. */
  readonly rank: number;
  readonly suit: 'S' | 'H' | 'D' | 'C';
}

/** From a shoe that is shuffled before each card. */
export function draw(): Card {
  return { rank: randomInt(1, 14), suit: pick(['S', 'H', 'D', 'C'] as const) };
}
