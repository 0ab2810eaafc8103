export type SelectionId = 'home' | 'draw' | 'away' | 'over' | 'under';
export type MarketId = 'winner' | 'total' | 'handicap';

export interface Selection {
  readonly id: SelectionId;
  /** In hundredths. Null while suspended. */
  readonly odds: number | null;
}

export interface Market {
  readonly id: MarketId;
  /** For a total, the line; for a handicap, the home side's start. */
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
  /** Progress of playback, from 0 to 100. */
  readonly progress: number;
  readonly score: readonly [number, number];
  readonly markets: readonly Market[];
}

export interface Leg {
  readonly fixture: string;
  readonly market: MarketId;
  readonly selection: SelectionId;
  /** In hundredths, as the player saw them. */
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
  /** All legs together, in hundredths. */
  readonly odds: number;
  readonly state: 'open' | 'won' | 'lost' | 'void';
  readonly pays: number;
  readonly at: number;
}

/** `current` are the legs with the odds of now; a leg that nobody may take any more is not among them. */
export type Placed = { readonly slip: Slip; readonly balance: number } | { readonly refused: string; readonly current?: readonly Leg[] };
