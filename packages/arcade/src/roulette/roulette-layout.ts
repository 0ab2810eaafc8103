import { spots, type Spot } from './roulette-rules.ts';

/**
 * The position of a spot in cells: `along` the table from the zero, and `across` from the row of 1. Outside bets are
 * below zero.
 */
export interface Place {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly breadth: number;
  /** Whether it is on a line between numbers. */
  readonly isEdge: boolean;
}

const outside = ['low', 'even', 'red', 'black', 'odd', 'high'];
const edge = 0.44;

export const places: readonly Place[] = spots.map(placeOf);

function placeOf({ kind, numbers }: Spot): Place {
  const [first = 0] = numbers;
  if (kind === 'dozen') return { along: 1 + (first - 1) / 3 + 2, across: -0.5, length: 4, breadth: 1, isEdge: false };
  if (kind === 'column') return { along: 13.5, across: first - 0.5, length: 1, breadth: 1, isEdge: false };
  const side = outside.indexOf(kind);
  if (side >= 0) return { along: 2 + 2 * side, across: -1.5, length: 2, breadth: 1, isEdge: false };
  if (numbers.length === 1) return { ...cellOf(first), length: 1, breadth: first === 0 ? 3 : 1, isEdge: false };
  return { ...lineOf(numbers, kind), length: edge, breadth: edge, isEdge: true };
}

function cellOf(number: number): { along: number; across: number } {
  if (number === 0) return { along: 0.5, across: 1.5 };
  return { along: 0.5 + Math.ceil(number / 3), across: ((number - 1) % 3) + 0.5 };
}

/** In the middle of its numbers. Streets and lines sit at the edge of the numbers, bets with zero at the zero's edge. */
function lineOf(numbers: readonly number[], kind: Spot['kind']): { along: number; across: number } {
  const cells = numbers.filter((number) => number > 0).map(cellOf);
  const middle = (pick: (cell: { along: number; across: number }) => number): number =>
    cells.reduce((sum, cell) => sum + pick(cell), 0) / cells.length;
  const hasZero = numbers[0] === 0;
  const isAtBorder = (kind === 'street' && !hasZero) || kind === 'line' || (numbers.length === 4 && hasZero);
  return { along: hasZero ? 1 : middle(({ along }) => along), across: isAtBorder ? 0 : middle(({ across }) => across) };
}

/** The next spot in a direction, or null at the table's end. `isShown` tells which spots exist. */
export function nextSpot(from: number, step: { along: number; across: number }, isShown: (spot: number) => boolean): number | null {
  const start = places[from];
  if (start === undefined) return null;
  let best: number | null = null;
  let bestCost = Infinity;
  places.forEach((place, spot) => {
    if (spot === from || !isShown(spot)) return;
    const along = place.along - start.along;
    const across = place.across - start.across;
    const ahead = along * step.along + across * step.across;
    const aside = Math.abs(along * step.across) + Math.abs(across * step.along);
    // A large spot is next to everything that it touches.
    const reach = (step.along === 0 ? place.length : place.breadth) / 2;
    const cost = ahead + Math.max(0, aside - reach) * 4 + aside * 0.01;
    if (ahead > 0.2 && cost < bestCost) [best, bestCost] = [spot, cost];
  });
  return best;
}
