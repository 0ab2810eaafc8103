import { currencies, type Currency } from '@livery/contract/money';
import { leastReturn as leastReturnOfCrash } from '@livery/arcade/crash/crash-rules';
import { fewestWins, mostWins, returnOf as returnOfDice } from '@livery/arcade/dice/dice-rules';
import { cells, isComplete, mostMines, returnOf as returnOfMines } from '@livery/arcade/mines/mines-rules';
import { spots, returnOf as returnOfSpot } from '@livery/arcade/roulette/roulette-rules';
import { slotModels, type SlotModelId } from '@livery/arcade/slot/slot-models';
import { returnOf as returnOfSlot } from '../slot/slot-return.ts';

/** Games of the house at which all players of a merchant play one round. */
export const tableKinds = ['crash', 'roulette'] as const;
export type TableKind = (typeof tableKinds)[number];
/** Games of the house that are no slots: each is played by rules of its own. */
export const ownKinds = ['dice', 'mines', ...tableKinds] as const;
type OwnKind = (typeof ownKinds)[number];
export type GameKind = 'slot' | OwnKind;

/** By what rules a game is played: a slot's reels, or the kind's own. */
export type GameModelId = SlotModelId | OwnKind;

export function kindOf(model: string): GameKind {
  return ownKinds.find((kind) => kind === model) ?? 'slot';
}

/** The least that one stake is expected to win, whatever the player chooses. */
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

function mostOpened(mines: number): number {
  return range(1, cells - mines).find((opened) => isComplete(mines, opened)) ?? 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function leastOf(values: readonly number[]): number {
  return Math.min(...values);
}

/** Every one is whole for each line of every slot. */
const slotStakes = [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000];
/** Every one is whole for a multiplier of two decimals. */
const ownStakes = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** In minor units; a currency without cents counts in hundreds. */
export function stakesFor(model: string, currency: Currency): number[] {
  const cents = kindOf(model) === 'slot' ? slotStakes : ownStakes;
  return cents.map((stake) => stake * (currencies[currency].digits === 0 ? 100 : 1));
}

/** Play money to begin with: a thousand in a currency with cents. */
export function demoBalanceFor(currency: Currency): number {
  return currencies[currency].digits === 0 ? 10_000_000 : 100_000;
}
