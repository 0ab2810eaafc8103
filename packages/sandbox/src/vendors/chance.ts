import { randomInt } from 'node:crypto';

/** A fair choice. */
export function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}

/** Whether something of this probability happens, to a millionth. */
export function happens(probability: number): boolean {
  return randomInt(1_000_000) < probability * 1_000_000;
}

export interface Card {
  /** 1 is an ace, 11 to 13 are faces. */
  readonly rank: number;
  readonly suit: 'S' | 'H' | 'D' | 'C';
}

/** From a shoe that is shuffled before each card. */
export function draw(): Card {
  return { rank: randomInt(1, 14), suit: pick(['S', 'H', 'D', 'C'] as const) };
}
