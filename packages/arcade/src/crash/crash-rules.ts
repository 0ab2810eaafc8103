import { drawMessage, shareOf, type Draw } from '../shell/draw.ts';

/** A power of two, so that every draw is equally likely. */
export const draws = 2 ** 32;
/** All multipliers are in hundredths. Who has not left before is paid out by itself at the most. */
export const leastTimes = 101;
export const mostTimes = 100_000;
/** What the chance of reaching a multiplier and the multiplier make together, in hundredths, before the chance is cut. */
const returned = 99;
/** A tenth more each second, compounded at every instant. */
const growth = 0.1 / 1_000;

/** The highest multiplier of the curve. 100 means that it crashes at once and nobody wins. */
export function pointOf(drawn: number): number {
  return Math.min(mostTimes, Math.max(100, Math.floor((returned * draws) / (draws - drawn))));
}

export async function drawPoint(draw: Draw, clientSeed: string, round: number): Promise<number> {
  return pointOf(await drawnFor(draw, clientSeed, round));
}

export async function drawnFor(draw: Draw, clientSeed: string, round: number): Promise<number> {
  return shareOf(await draw(drawMessage(clientSeed, round, 0)), draws);
}

/** The share of draws that reach a multiplier. */
export function drawsReaching(times: number): number {
  return times <= 100 ? draws : Math.floor((returned * draws) / times);
}

/** Expected win of one stake for a player who leaves at a multiplier, exact. */
export function returnOf(times: number): number {
  return (drawsReaching(times) / draws) * (times / 100);
}

export function leastReturn(): number {
  let least = Infinity;
  for (let times = leastTimes; times <= mostTimes; times++) least = Math.min(least, returnOf(times));
  return least;
}

/** What the curve shows so many milliseconds after it began. */
export function timesAt(elapsed: number): number {
  return Math.max(100, Math.floor(100 * Math.exp(growth * elapsed)));
}

/** How long the curve runs, in milliseconds: its last multiplier is seen as long as every other one. */
export function runsFor(point: number): number {
  return Math.ceil(Math.log((point + 1) / 100) / growth);
}

/** Stakes are whole hundreds of minor units, so that no payout is rounded. */
export function worthOf(stake: number, times: number): number {
  return (stake * times) / 100;
}
