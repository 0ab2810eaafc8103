import { combinations } from '../../model/combinations.ts';
import { animalOfNumber } from '../../model/lunar-year.ts';
import { ballLabels } from '../plays/parts.ts';

export const numberLabels = ballLabels(1, 49);
export const normalPlaces = [0, 1, 2, 3, 4, 5];
export const allPlaces = [...normalPlaces, 6];
export const specialPlace = [6];

/** Sets of six numbers, each with one of the 43 others as the special. The order of the six does not matter. */
export const total = combinations(49n, 6n) * 43n;

/** Sets of all seven: any of the seven can be the special. */
export const sevenTimes = 7n;

/** Draws whose special is one given number. */
export const perSpecial = total / 49n;

export const colours = ['red', 'blue', 'green'] as const;
const red = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blue = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** Index in `colours`. */
export function colourOf(number: number): number {
  if (red.has(number)) return 0;
  return blue.has(number) ? 1 : 2;
}

export function headOf(number: number): number {
  return Math.floor(number / 10);
}

export function tailOf(number: number): number {
  return number % 10;
}

/** The numbers from 1 to 49 that have this animal: five for the animal of the year, four for any other. */
export function numbersOfAnimal(animal: number, animalOfYear: number): number[] {
  return allNumbers.filter((number) => animalOfNumber(number, animalOfYear) === animal);
}

export function numbersOfTail(tail: number): number[] {
  return allNumbers.filter((number) => tailOf(number) === tail);
}

export const allNumbers: readonly number[] = Array.from({ length: 49 }, (_, place) => place + 1);

/** Draws with at least one of `count` numbers among all seven. */
export function drawsWithAny(count: number): bigint {
  return (combinations(49n, 7n) - combinations(BigInt(49 - count), 7n)) * sevenTimes;
}

/** Draws with none of `count` numbers among all seven. */
export function drawsWithNone(count: number): bigint {
  return combinations(BigInt(49 - count), 7n) * sevenTimes;
}
