import type { SelectionProblem } from '../model/lines.ts';
import type { Selection } from '../model/play.ts';

/** `2dmn`: two stations of the south. `mt` is the centre, and `mb` the north. */
export interface Stations {
  readonly region: 'mn' | 'mt' | 'mb';
  readonly count: number;
}

export interface ParsedBet {
  /** Code of a play of the kind. */
  readonly play: string;
  readonly selection: Selection;
  /** Minor units per line. Null if the text names no amount. */
  readonly stake: number | null;
  /** Where a Vietnamese slip is played. Null for the lottery that it is written at. */
  readonly stations: Stations | null;
}

export type SlipProblemCode =
  | SelectionProblem
  /** The slip is longer than what is read. */
  | 'tooLong'
  /** A character that neither notation uses. */
  | 'unexpected'
  /** Numbers without a play. */
  | 'noPlay'
  /** A play without numbers. */
  | 'noNumbers'
  | 'unknownPlay'
  /** It can be read in two ways, and the amount depends on which. */
  | 'ambiguous'
  | 'unknownOutcome'
  /** An outcome that occurs twice in one slot. */
  | 'duplicate'
  /** More or fewer parts between `|` than the play has slots. */
  | 'slots'
  /** Bankers where the play has none, or given twice. */
  | 'bankers'
  | 'noStake'
  /** An amount that is zero, too large, or not a whole number of minor units. */
  | 'badStake'
  /** Numbers with a length that the play does not have. */
  | 'wrongDigits'
  /** A range whose steps do not lead from its first number to its last. */
  | 'badRange'
  /** Stations of another lottery, or too many stations. */
  | 'station';

/** A position in the text, in UTF-16 units, with its fault. The rest of the bet is not read. */
export interface SlipProblem {
  readonly at: number;
  readonly length: number;
  readonly code: SlipProblemCode;
}

export interface Slip {
  readonly lines: readonly ParsedBet[];
  readonly problems: readonly SlipProblem[];
}

/** Carries a problem out of the reader's parts. */
export class SlipFault extends Error {
  readonly problem: SlipProblem;

  constructor(code: SlipProblemCode, at: number, end: number) {
    super(code);
    this.problem = { at, length: end - at, code };
  }
}
