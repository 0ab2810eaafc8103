/** A match that can be bet on. */
export interface BookFixture {
  readonly id: string;
  readonly type: 'SPORTS' | 'ESPORTS';
  readonly sport: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly isLive: boolean;
  /** In percent. */
  readonly progress: number;
  readonly score: readonly [home: number, away: number];
  /** Whether a draw is a valid result. */
  readonly hasDraw: boolean;
  /** In hundredths. Null while bets are suspended. */
  readonly odds: { readonly home: number | null; readonly draw: number | null; readonly away: number | null };
}

/** A match with open bets of one merchant. */
export interface BookedFixture extends Omit<BookFixture, 'odds' | 'progress' | 'type'> {
  readonly bets: number;
  /** Minor units. */
  readonly staked: number;
}

/** An outcome forced in trials: a result or a cancelled match. */
export type Verdict =
  | { readonly fixture: string; readonly act: 'result'; readonly score: readonly [number, number] }
  | { readonly fixture: string; readonly act: 'void' };

/**
 * The calls to an aggregator. Each is null if the aggregator does not support it. A missing answer means UNAVAILABLE.
 */
export interface Questions {
  /** Whether its games can be opened now. True if it has no status call. */
  readonly isOpen: (merchant: string) => Promise<boolean>;
  readonly fixtures: ((merchant: string) => Promise<readonly BookFixture[]>) | null;
  readonly settlement: {
    readonly booked: (merchant: string) => Promise<readonly BookedFixture[]>;
    /** The number of settled bets. Null for a match that is unknown or over, or a result that it cannot have. */
    readonly end: (merchant: string, verdict: Verdict) => Promise<number | null>;
  } | null;
}
