import type { Card } from '../chance.ts';

/**
 * The value of five cards as one comparable number: the kind of hand from nothing (0) to a straight flush (8), then the
 * ranks.
 */
export function scoreOf(cards: readonly Card[]): number {
  const ranks = cards.map(({ rank }) => (rank === 1 ? 14 : rank)).toSorted((a, b) => b - a);
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const groups = [...counts].toSorted(([a, many], [b, more]) => more - many || b - a);
  const shape = groups.map(([, count]) => count).join('');
  const isFlush = new Set(cards.map(({ suit }) => suit)).size === 1;
  const isWheel = ranks.join() === '14,5,4,3,2';
  const isRow = isWheel || (counts.size === 5 && (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4);
  const kind = kindOf(shape, isFlush, isRow);
  const order = isWheel ? [5, 4, 3, 2, 1] : groups.map(([rank]) => rank);
  return order.reduce((score, rank, at) => score + rank / 15 ** (at + 1), kind);
}

function kindOf(shape: string, isFlush: boolean, isRow: boolean): number {
  if (isFlush && isRow) return 8;
  if (shape === '41') return 7;
  if (shape === '32') return 6;
  if (isFlush) return 5;
  if (isRow) return 4;
  return { '311': 3, '221': 2, '2111': 1 }[shape] ?? 0;
}

/** The best five cards: any in hold'em, two from the hand and three from the board in Omaha. */
export function bestOf(own: readonly Card[], board: readonly Card[], variant: 'holdem' | 'omaha'): number {
  const hands =
    variant === 'holdem'
      ? choose([...own, ...board], 5)
      : choose(own, 2).flatMap((two) => choose(board, 3).map((three) => [...two, ...three]));
  return Math.max(...hands.map(scoreOf));
}

function choose<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
