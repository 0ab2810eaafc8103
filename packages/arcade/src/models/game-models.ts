import { leastReturn as leastReturnOfCrash, mostTimes } from '../crash/crash-rules.ts';
import { fewestWins, mostWins, multiplierOf as timesOfDice, returnOf as returnOfDice } from '../dice/dice-rules.ts';
import { cells, isComplete, mostMines, multiplierOf as timesOfMines, returnOf as returnOfMines } from '../mines/mines-rules.ts';
import { returnOf as returnOfSpot, spots, timesOf as timesOfSpot } from '../roulette/roulette-rules.ts';
import { slotModels, type SlotModelId } from '../slot/slot-models.ts';
import { returnOf as returnOfSlot } from './slot-return.ts';

/** Games of the house at which all players of a merchant play one round. */
export const tableKinds = ['crash', 'roulette'] as const;
export type TableKind = (typeof tableKinds)[number];
/** The house's games other than slots. Each has its own rules. */
export const ownKinds = ['dice', 'mines', ...tableKinds] as const;
type OwnKind = (typeof ownKinds)[number];
export type GameKind = 'slot' | OwnKind;

/** A game's rules: a slot's reels, or those of its kind. */
export type GameModelId = SlotModelId | OwnKind;

/** Null for a model that is not played on a page of the arcade, as a lottery's. */
export function kindOf(model: string): GameKind | null {
  return ownKinds.find((kind) => kind === model) ?? (Object.hasOwn(slotModels, model) ? 'slot' : null);
}

/** The lowest expected return of a stake over all choices of the player. */
const returns: ReadonlyMap<string, number> = new Map<GameModelId, number>([
  ...Object.values(slotModels).map(({ id, ...model }) => [id, returnOfSlot({ id, ...model }).rtp] as const),
  ['dice', leastOf(range(fewestWins, mostWins).map(returnOfDice))],
  ['mines', leastOf(range(1, mostMines).flatMap((mines) => range(1, mostOpened(mines)).map((opened) => returnOfMines(mines, opened))))],
  ['crash', leastReturnOfCrash()],
  ['roulette', leastOf(spots.map(returnOfSpot))],
]);

export function returnOf(model: string): number {
  return returns.get(model) ?? 0;
}

/** A round's highest payout in hundredths of its stake. Computed on demand, because a slot's needs a search. */
const most: Readonly<Record<OwnKind, () => number>> = {
  dice: () => timesOfDice(fewestWins),
  mines: () => Math.max(...range(1, mostMines).map((mines) => timesOfMines(mines, mostOpened(mines)))),
  crash: () => mostTimes,
  roulette: () => Math.max(...spots.map(timesOfSpot)) * 100,
};
const found = new Map<string, number>();

/** Null for a model that is not played on a page of the arcade. */
export function mostWinOf(model: string): number | null {
  const kind = kindOf(model);
  if (kind === null) return null;
  const known = found.get(model);
  if (known !== undefined) return known;
  const times = kind === 'slot' ? Math.round(returnOfSlot(slotModels[model as SlotModelId]).maxWin * 100) : most[kind]();
  found.set(model, times);
  return times;
}

function mostOpened(mines: number): number {
  return range(1, cells - mines).find((opened) => isComplete(mines, opened)) ?? 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function leastOf(values: readonly number[]): number {
  return Math.min(...values);
}
