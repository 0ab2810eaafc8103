export type SelectionId = 'home' | 'draw' | 'away' | 'over' | 'under';
export type MarketId = 'winner' | 'total' | 'handicap';

export interface Selection {
  readonly id: SelectionId;
  /** In hundredths. Null while suspended. */
  readonly odds: number | null;
}

export interface Market {
  readonly id: MarketId;
  /** The line of a total, or the home side's head start in a handicap. */
  readonly line: number | null;
  readonly selections: readonly Selection[];
}

export interface Fixture {
  readonly id: string;
  readonly sport: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly state: 'coming' | 'live' | 'ended' | 'off';
  /** Playback progress, from 0 to 100. */
  readonly progress: number;
  readonly score: readonly [number, number];
  readonly markets: readonly Market[];
}

export interface Leg {
  readonly fixture: string;
  readonly market: MarketId;
  readonly selection: SelectionId;
  /** In hundredths, as shown to the player. */
  readonly odds: number;
}

export interface PlacedLeg extends Leg {
  readonly match: string;
  readonly line: number | null;
  readonly state: 'open' | 'won' | 'lost' | 'void';
}

export interface Slip {
  readonly id: string;
  readonly legs: readonly PlacedLeg[];
  readonly stake: number;
  /** The combined odds of all legs, in hundredths. */
  readonly odds: number;
  readonly state: 'open' | 'won' | 'lost' | 'void';
  readonly pays: number;
  readonly at: number;
}

/** `current` has the legs at current odds, without those that are closed. */
export type Placed = { readonly slip: Slip; readonly balance: number } | { readonly refused: string; readonly current?: readonly Leg[] };
