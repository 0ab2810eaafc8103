import type { DrawContext } from '../model/draw.ts';
import { highestWinOf, returnedDraws } from '../model/odds.ts';
import { outcomesOf } from '../model/mask.ts';
import type { Play, Selection } from '../model/play.ts';

/**
 * The payouts of bets on a market, in minor units: by outcome, or as a whole if there are too many outcomes to track.
 */
export interface Market {
  /** Unique within a kind: the play and its slot, or the play alone. */
  readonly code: string;
  /** Cells for outcomes, plus one for what is returned if the draw favours neither side. */
  readonly size: number;
  /** The slot whose outcomes are the cells. Null if a cell is a whole line, or everything. */
  readonly slot: number | null;
  /** The most cells that one draw pays. */
  readonly most: number;
  /** Whether one cell may be paid that often. */
  readonly isRepeated: boolean;
}

export interface Exposure {
  readonly market: Market;
  /** By cell, without empty ones. */
  readonly cells: ReadonlyMap<number, number>;
}

/** Plays with more lines than this have one cell for all of them. */
const mostCells = 1_000;

/** What a bet adds to its markets. */
export function exposuresOf(
  play: Play,
  selection: Selection,
  odds: readonly number[],
  lineStake: number,
  context: DrawContext,
): Exposure[] {
  if (play.formula.by === 'each') return eachOf(play, selection, odds, lineStake, context);
  const [market] = marketsOf(play);
  if (market === undefined) return [];
  if (market.size === 1) return [{ market, cells: new Map([[0, highestWinOf(play, selection, odds, lineStake, context)]]) }];
  const pay = payOfLine(lineStake, odds[0] ?? 0);
  const places = linesOf(
    selection,
    play.slots.map(({ labels }) => labels.length),
  );
  return [{ market, cells: new Map(places.map((place) => [place, pay])) }];
}

/**
 * The markets of a play: one for each slot of `each`, one for all lines of a small product, otherwise one cell for
 * everything.
 */
export function marketsOf({ code, formula, slots, lots }: Play): Market[] {
  if (formula.by === 'each') {
    return slots.map(({ labels, most }, slot) => ({ code: `${code}:${slot}`, size: labels.length, slot, most, isRepeated: lots > 1 }));
  }
  const size = slots.reduce((product, { labels }) => product * labels.length, 1);
  if (formula.by !== 'product' || size > mostCells) return [{ code, size: 1, slot: null, most: 1, isRepeated: false }];
  return [{ code, size, slot: null, most: slots.reduce((product, slot) => product * slot.most, 1), isRepeated: false }];
}

/** The names of a market's cells: outcomes of its slot, or lines. A market with one cell has no names. */
export function labelsOfMarket({ slots }: Play, { slot, size }: Market): string[] {
  if (slot !== null) return [...(slots[slot]?.labels ?? [])];
  if (size === 1) return [''];
  return slots.reduce<string[]>(
    (lines, { labels }) => lines.flatMap((line) => labels.map((label) => (line === '' ? label : `${line} ${label}`))),
    [''],
  );
}

/** The most that a market may have to pay. */
export function worstOf({ size, most, isRepeated }: Market, cells: readonly number[]): number {
  const pays = cells.slice(0, size).toSorted((one, other) => other - one);
  const paid = isRepeated ? (pays[0] ?? 0) * most : pays.slice(0, most).reduce((sum, pay) => sum + pay, 0);
  return Math.max(paid, cells[size] ?? 0);
}

function eachOf(play: Play, selection: Selection, odds: readonly number[], lineStake: number, context: DrawContext): Exposure[] {
  const markets = marketsOf(play);
  return play.slots.flatMap(({ labels }, slot) => {
    const market = markets[slot];
    const outcomes = outcomesOf(selection[slot] ?? 0n);
    if (market === undefined || outcomes.length === 0) return [];
    const classOf = (outcome: number): number => play.classOf?.(slot, outcome, context) ?? 0;
    const cells = new Map(outcomes.map((outcome) => [outcome, payOfLine(lineStake, odds[classOf(outcome)] ?? 0)]));
    const returned = outcomes.filter((outcome) => {
      const oddsClass = play.classes[classOf(outcome)];
      return oddsClass !== undefined && returnedDraws(oddsClass, context.flags) > 0n;
    });
    if (returned.length > 0) cells.set(labels.length, returned.length * lineStake);
    return [{ market, cells }];
  });
}

function payOfLine(lineStake: number, odds: number): number {
  return Number((BigInt(lineStake) * BigInt(odds)) / 100n);
}

/** The indexes of all lines, with the last slot counting fastest. */
function linesOf(selection: Selection, sizes: readonly number[]): number[] {
  return sizes.reduce<number[]>(
    (places, size, slot) => {
      const outcomes = outcomesOf(selection[slot] ?? 0n);
      return places.flatMap((place) => outcomes.map((outcome) => place * size + outcome));
    },
    [0],
  );
}
