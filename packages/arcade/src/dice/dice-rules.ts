import { drawMessage, shareOf, type Draw } from '../shell/draw.ts';

/** A roll is one of 10,000, from 00.00 to 99.99. */
export const rolls = 10_000;
/** The winning rolls, each a hundredth of a percent. */
export const fewestWins = 100;
export const mostWins = 9_500;
/** The chance times the multiplier, before the multiplier is cut to two decimals. */
const returned = 0.99;

/** `wins` of the rolls win: the highest when `isOver`, else the lowest. */
export interface DiceChoice {
  readonly wins: number;
  readonly isOver: boolean;
}

/** In hundredths: cut, never rounded up. */
export function multiplierOf(wins: number): number {
  return Math.floor((returned * rolls * 100) / wins + 1e-9);
}

/** Expected win of one stake, exact. */
export function returnOf(wins: number): number {
  return (wins / rolls) * (multiplierOf(wins) / 100);
}

/** The first roll that wins over, or the first that loses under. */
export function edgeOf({ wins, isOver }: DiceChoice): number {
  return isOver ? rolls - wins : wins;
}

export function isWin(choice: DiceChoice, roll: number): boolean {
  return choice.isOver ? roll >= edgeOf(choice) : roll < edgeOf(choice);
}

export async function rollOf(draw: Draw, clientSeed: string, nonce: number): Promise<number> {
  return shareOf(await draw(drawMessage(clientSeed, nonce, 0)), rolls);
}

/** Stakes are whole hundreds of minor units, so that no payout is rounded. */
export function diceWin(choice: DiceChoice, roll: number, stake: number): number {
  return isWin(choice, roll) ? (stake * multiplierOf(choice.wins)) / 100 : 0;
}
