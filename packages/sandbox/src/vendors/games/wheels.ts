/** The numbers of a European roulette wheel, in order. */
export const rouletteOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function isRed(number: number): boolean {
  return reds.has(number);
}

/** The payout of each segment of the show's wheel, besides the stake. */
export const wheelSegments: readonly number[] = [
  1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 1, 5, 1, 2, 1, 20, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 1, 5, 2, 1, 2, 1, 40, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 1,
  5, 1, 2, 1, 20, 1, 2, 1, 10, 5,
];
