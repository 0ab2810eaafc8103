import type { Draw, DrawContext } from './draw.ts';
import type { Mask } from './mask.ts';

/** How a play counts its lines and winning lines. The gateway judges by the same list in SQL. */
export type Formula =
  /** One line for each outcome chosen in any slot. */
  | { readonly by: 'each' }
  /** One line for each way to take one outcome of every slot. `distinct`: a line never repeats an outcome. */
  | { readonly by: 'product'; readonly distinct: boolean }
  /**
   * One line for each `take` outcomes of slot 0. Slot 1, if present, has bankers that every line includes. Wins if all
   * are hit. Hits of this formula and the next two are those of slot 0, and bankers are judged by the same mask.
   */
  | { readonly by: 'choose'; readonly take: number }
  /** Lines like `choose`, but a line wins if it has all outcomes hit. */
  | { readonly by: 'cover'; readonly take: number }
  /** Lines like `choose`, but a line wins if exactly `hit` of its outcomes are hit. */
  | { readonly by: 'exactly'; readonly take: number; readonly hit: number }
  /** One line per `take[0]` outcomes of slot 0 and `take[1]` others of slot 1. Wins if both are drawn. */
  | { readonly by: 'roles'; readonly take: readonly [number, number] }
  /** One line for each pair of slot 0. Wins if one is hit by layer 0 and the other by layer 1. */
  | { readonly by: 'beside' }
  /**
   * One line for each pair of slot 0. If both are hit, it wins as often as they were on average, so a line may win 2.5
   * times.
   */
  | { readonly by: 'meanPair' };

/** The outcomes to choose from, by label such as `07` or `big`. */
export interface Slot {
  readonly code: string;
  readonly labels: readonly string[];
  /** The minimum and maximum number of outcomes in a selection. */
  readonly min: number;
  readonly max: number;
  /** Places of the result that decide the slot, in ascending order. No other place changes its hits. */
  readonly reads: readonly number[];
  /**
   * The most hits that a draw can have in the slot, counted in every layer: 1 for the digit of a place, 18 for the
   * endings of 18 prizes.
   */
  readonly most: number;
}

/** Outcomes of a play that share their odds. */
export interface OddsClass {
  readonly code: string;
  /** How often one line of the class wins over all of the kind's `total` draws. A draw that hits a line twice counts twice. */
  readonly wins: bigint;
  /** The kind's draws that return the stake, if the flag with that name is set. */
  readonly returned?: { readonly draws: bigint; readonly flag: 'fortyNine' | 'tie' | 'thirty' };
}

/** A part of a result for a play. `layer` 1 holds outcomes hit at least twice, and so on. */
export interface Hit {
  readonly slot: number;
  readonly layer: number;
  readonly mask: Mask;
  /** Index in the play's classes. Null if the stake is returned. Except for `each`, a return covers every line. */
  readonly oddsClass: number | null;
}

export interface Play {
  /** Unique within its kind, such as `last3-direct`. */
  readonly code: string;
  /** Plays that are grouped at the desk, such as `last3`. */
  readonly group: string;
  readonly formula: Formula;
  readonly slots: readonly Slot[];
  readonly classes: readonly OddsClass[];
  /** The class of an outcome of `each`. Every other formula has one class. */
  readonly classOf?: (slot: number, outcome: number, context: DrawContext) => number;
  /**
   * How often a line is paid for: the number of lots in a Vietnamese prize list, otherwise 1. Each hit pays one of
   * these stakes times the odds.
   */
  readonly lots: number;
  readonly hits: (draw: Draw, context: DrawContext) => readonly Hit[];
}

/** A member's choice: a mask for each slot of the play. */
export type Selection = readonly Mask[];
