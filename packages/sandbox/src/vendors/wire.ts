import type { Card } from './chance.ts';

/** How the sandbox plays a game. */
export type TableKind = 'roulette' | 'wheel' | 'dice' | 'baccarat' | 'duel';
/** A hand against other seats. */
export type SeatsKind = 'holdem' | 'omaha' | 'truco' | 'mineiro' | 'dominoes';
export type PlayKind = TableKind | SeatsKind | 'blackjack' | 'reef' | 'book';

/** The data that a page opens with. */
export interface PlayFacts {
  readonly id: string;
  readonly kind: PlayKind;
  readonly name: string;
  readonly vendor: string;
  readonly language: string;
  readonly mode: 'real' | 'demo';
  readonly currency: { readonly code: string; readonly digits: number };
  readonly balance: number;
  /** The chips, or the entry limits of a hand against other seats. */
  readonly chips: readonly number[];
  readonly parentOrigin: string;
  /** A picture of the game for the page around it. Null if there is none. */
  readonly cover: string | null;
  /** For a sportsbook, its opening sport. */
  readonly sport: string | null;
  /** The match to open at. */
  readonly fixture: string | null;
  /** Its outcome to put on the slip. */
  readonly pick: 'home' | 'draw' | 'away' | null;
}

export interface Refused {
  readonly refused: string;
}

export type TableOutcome =
  | { readonly kind: 'roulette' | 'wheel'; readonly at: number }
  | { readonly kind: 'dice'; readonly dice: readonly [number, number, number] }
  | { readonly kind: 'baccarat'; readonly player: readonly Card[]; readonly banker: readonly Card[] }
  | { readonly kind: 'duel'; readonly winner: 'red' | 'draw' | 'blue'; readonly blows: readonly number[] };

export interface TableRound {
  readonly outcome: TableOutcome;
  readonly won: readonly string[];
  readonly pays: number;
  readonly balance: number;
}

export interface Hand {
  readonly own: readonly Card[];
  /** Only the first one is shown during the hand. */
  readonly dealer: readonly Card[];
  readonly state: 'playing' | 'won' | 'lost' | 'even' | 'blackjack';
  readonly pays: number;
  readonly balance: number;
}

export interface Shot {
  readonly isHit: boolean;
  readonly pays: number;
  readonly balance: number;
}

export interface Tile {
  readonly ends: readonly [number, number];
}

export type Face = Card | Tile;

export interface SeatMove {
  readonly id: string;
  readonly kind: 'fold' | 'call' | 'play' | 'truco' | 'left' | 'right';
  /** Its cost, in entries. */
  readonly entries: number;
  /** The card or tile to play. Null for a call in words only. */
  readonly face: Face | null;
}

/** The last event, as a text key of the page. `seat` is the one who acted. */
export interface SeatsSaid {
  readonly key: string;
  readonly seat?: number | null;
}

export interface SeatView {
  /** Empty for the player's own seat. */
  readonly name: string;
  /** Null for a face-down card. */
  readonly faces: readonly (Face | null)[];
  readonly isOut: boolean;
  readonly count: number | null;
  readonly isWinner: boolean;
}

export interface SeatsView {
  readonly seats: readonly SeatView[];
  readonly centre: readonly Face[];
  readonly pot: number;
  readonly moves: readonly (SeatMove & { readonly cost: number })[];
  readonly said: SeatsSaid;
  /** Null during the hand. */
  readonly result: 'won' | 'lost' | 'even' | null;
  readonly pays: number;
  readonly balance: number;
}
