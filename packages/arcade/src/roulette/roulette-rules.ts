import { drawMessage, shareOf, type Draw } from '../shell/draw.ts';

/** One zero. */
export const pockets = 37;
const paidFor = 36;
/** How many of the largest chips a player may have on one round. */
export const chipsAtOnce = 5;

export const kinds = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'column',
  'dozen',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const;
export type SpotKind = (typeof kinds)[number];

/** A place on the table for chips. */
export interface Spot {
  readonly kind: SpotKind;
  /** The winning numbers in rising order. */
  readonly numbers: readonly number[];
}

export interface Chip {
  /** Its place in {@link spots}. */
  readonly spot: number;
  /** Minor units. */
  readonly amount: number;
}

/** The pockets of the wheel, clockwise. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const those = (wins: (number: number) => boolean): number[] => range(1, 36).filter(wins);
const many = (kind: SpotKind, all: readonly (readonly number[])[]): Spot[] => all.map((numbers) => ({ kind, numbers }));

/** Rows of three from 1, 2, 3 to 34, 35, 36. */
const rows = range(0, 11).map((row) => range(row * 3 + 1, row * 3 + 3));

/** Every place of the table; its order is kept by bets. */
export const spots: readonly Spot[] = [
  ...many(
    'straight',
    range(0, 36).map((number) => [number]),
  ),
  ...many(
    'split',
    [1, 2, 3].map((number) => [0, number]),
  ),
  ...many(
    'split',
    rows.flatMap(([a = 0, b = 0, c = 0]) => [
      [a, b],
      [b, c],
    ]),
  ),
  ...many(
    'split',
    range(1, 33).map((number) => [number, number + 3]),
  ),
  ...many('street', [[0, 1, 2], [0, 2, 3], ...rows]),
  ...many('corner', [[0, 1, 2, 3], ...rows.slice(0, -1).flatMap(([a = 0, b = 0]) => [a, b].map((n) => [n, n + 1, n + 3, n + 4]))]),
  ...many(
    'line',
    rows.slice(0, -1).map(([a = 0]) => range(a, a + 5)),
  ),
  ...many(
    'column',
    [1, 2, 3].map((first) => those((number) => number % 3 === first % 3)),
  ),
  ...many(
    'dozen',
    [1, 13, 25].map((first) => range(first, first + 11)),
  ),
  ...many('red', [those((number) => reds.has(number))]),
  ...many('black', [those((number) => !reds.has(number))]),
  ...many('even', [those((number) => number % 2 === 0)]),
  ...many('odd', [those((number) => number % 2 === 1)]),
  ...many('low', [range(1, 18)]),
  ...many('high', [range(19, 36)]),
];

/** The payout of a chip whose spot wins, including its stake, in stakes. */
export function timesOf({ numbers }: Spot): number {
  return paidFor / numbers.length;
}

/** Expected win of one stake on a spot, exact. */
export function returnOf(spot: Spot): number {
  return (spot.numbers.length * timesOf(spot)) / pockets;
}

export async function drawNumber(draw: Draw, clientSeed: string, round: number): Promise<number> {
  return shareOf(await draw(drawMessage(clientSeed, round, 0)), pockets);
}

export function winOf(chips: readonly Chip[], drawn: number): number {
  return chips.reduce((sum, { spot, amount }) => {
    const laid = spots[spot];
    return laid?.numbers.includes(drawn) === true ? sum + amount * timesOf(laid) : sum;
  }, 0);
}

export function stakeOf(chips: readonly Chip[]): number {
  return chips.reduce((sum, { amount }) => sum + amount, 0);
}
