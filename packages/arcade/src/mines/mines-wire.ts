import type { RoundBody } from '../shell/wire.ts';

export interface MinesStart extends RoundBody {
  readonly mines: number;
}

/** A round's state. Cells are numbered by rows from 0. */
export interface MinesRound {
  /** Names it in later calls. */
  readonly round: string;
  readonly nonce: number;
  readonly clientSeed: string;
  /** To the seed that decides it, which may be an earlier sitting's. */
  readonly commitment: string;
  readonly stake: number;
  readonly mines: number;
  /** In the order in which they were opened; the last is a mine when the round is lost. */
  readonly opened: readonly number[];
  /** Null while it is open. */
  readonly win: number | null;
  /** Where the mines lie; null while it is open. */
  readonly minesAt: readonly number[] | null;
  /** The current value. */
  readonly balance: number;
}

/** The member's open round of this game; null for none. */
export interface MinesResume {
  readonly round: MinesRound | null;
}
