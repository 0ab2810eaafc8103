import { drawMessage, shareOf, type Draw } from '../shell/draw.ts';
import { evaluate, freeSpinsOf, type LineWin, type SlotModel } from './slot-model.ts';

/** One turn of the reels; `win` in stakes of one line with the multiplier counted. */
export interface Turn {
  readonly stops: readonly number[];
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  readonly multiplier: number;
  readonly win: number;
}

/**
 * The whole round: the paid turn and its free spins, which continue the count of reels. The two seeds always give the
 * same round.
 */
export async function playRound(model: SlotModel, draw: Draw, clientSeed: string, nonce: number): Promise<Turn[]> {
  const turns: Turn[] = [];
  let left = 1;
  for (let turn = 0; left > 0; turn++, left--) {
    const stops: number[] = [];
    for (const [reel, strip] of model.reels.entries()) {
      stops.push(shareOf(await draw(drawMessage(clientSeed, nonce, turn * model.reels.length + reel)), strip.length));
    }
    if (turn === 0) left += freeSpinsOf(model, evaluate(model, stops));
    turns.push(turnOf(model, stops, turn));
  }
  return turns;
}

/** The same turns from their stops alone, one after the other. */
export function turnsFrom(model: SlotModel, stops: readonly number[]): Turn[] {
  const reels = model.reels.length;
  return Array.from({ length: stops.length / reels }, (_, turn) => turnOf(model, stops.slice(turn * reels, (turn + 1) * reels), turn));
}

function turnOf(model: SlotModel, stops: readonly number[], turn: number): Turn {
  const { lines, scatters, win } = evaluate(model, stops);
  const multiplier = turn === 0 ? 1 : (model.scatter?.multiplier ?? 1);
  return { stops, lines, scatters, multiplier, win: win * multiplier };
}

/** A turn that pays at most its cost is not shown as a win. A free spin costs nothing. */
export function isGain(model: SlotModel, { win }: Turn, isFree: boolean): boolean {
  return win > (isFree ? 0 : model.lines.length);
}

/** In stakes of one line. */
export function roundWin(turns: readonly Turn[]): number {
  return turns.reduce((sum, { win }) => sum + win, 0);
}
