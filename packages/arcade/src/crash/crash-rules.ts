import { drawMessage, shareOf, type Draw } from '../shell/draw.ts';

/** A power of two, so that every draw is equally likely. */
export const draws = 2 ** 32;
/** All multipliers are in hundredths. A stake that is still open at the highest one is paid out automatically. */
export const leastTimes = 101;
export const mostTimes = 100_000;
/** The chance of reaching a multiplier times the multiplier, in hundredths, before the chance is rounded down. */
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

/** The multiplier that the curve shows after so many milliseconds. */
export function timesAt(elapsed: number): number {
  return Math.max(100, Math.floor(100 * Math.exp(growth * elapsed)));
}

/** How long the curve runs, in milliseconds. Its last multiplier shows as long as every other one. */
export function runsFor(point: number): number {
  return Math.ceil(Math.log((point + 1) / 100) / growth);
}

/** Stakes are whole hundreds of minor units, so that no payout is rounded. */
export function worthOf(stake: number, times: number): number {
  return (stake * times) / 100;
}
