import { drawMessage, shareOf, type Draw } from '../shell/draw.ts';

/** Five by five. */
export const cells = 25;
export const fewestMines = 1;
export const mostMines = 24;
/** The chance of a run times its multiplier, before the multiplier is cut to two decimals. */
const returned = 0.99;
/** A round that reaches this payout, in hundredths of the stake, is cashed out at once. */
const paidAtOnce = 100_000;

/** The payout of a run of safe cells, in hundredths of the stake, rounded down. */
export function multiplierOf(mines: number, opened: number): number {
  return Math.floor((returned * 100) / chanceOf(mines, opened) + 1e-9);
}

/** The chance that this many cells, opened in turn, are all safe. */
export function chanceOf(mines: number, opened: number): number {
  let chance = 1;
  for (let i = 0; i < opened; i++) chance *= (cells - mines - i) / (cells - i);
  return chance;
}

/** Whether the run is over: all safe cells are open, or it pays so much that it is cashed out at once. */
export function isComplete(mines: number, opened: number): boolean {
  return opened === cells - mines || (opened > 0 && multiplierOf(mines, opened) >= paidAtOnce);
}

/** Exact expected win of one stake for a player who stops after this many cells. */
export function returnOf(mines: number, opened: number): number {
  return (chanceOf(mines, opened) * multiplierOf(mines, opened)) / 100;
}

/** The draw of each mine among the remaining cells, like a shuffle that stops after the last mine. */
export async function drawMines(draw: Draw, clientSeed: string, nonce: number, mines: number): Promise<number[]> {
  const drawn: number[] = [];
  for (let i = 0; i < mines; i++) drawn.push(shareOf(await draw(drawMessage(clientSeed, nonce, i)), cells - i));
  return drawn;
}

/** The cells under which mines lie, by the draws. */
export function minesFrom(drawn: readonly number[]): number[] {
  const left = Array.from({ length: cells }, (_, cell) => cell);
  return drawn.map((place) => left.splice(place, 1)[0] ?? 0).toSorted((a, b) => a - b);
}
