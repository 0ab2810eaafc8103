import type { Card } from './chance.ts';

/** How a game of the sandbox is played. */
export type TableKind = 'roulette' | 'wheel' | 'dice' | 'baccarat' | 'duel';
/** A hand against other seats. */
export type SeatsKind = 'holdem' | 'omaha' | 'truco' | 'mineiro' | 'dominoes';
export type PlayKind = TableKind | SeatsKind | 'blackjack' | 'reef' | 'book';

/** What a page is opened with. */
export interface PlayFacts {
  readonly id: string;
  readonly kind: PlayKind;
  readonly name: string;
  readonly vendor: string;
  readonly language: string;
  readonly mode: 'real' | 'demo';
  readonly currency: { readonly code: string; readonly digits: number };
  readonly balance: number;
  /** Chips, or for a hand against other seats the limits of an entry. */
  readonly chips: readonly number[];
  readonly parentOrigin: string;
  /** A picture of the game on the page around it; null for none. */
  readonly cover: string | null;
  /** For a sportsbook, its opening sport. */
  readonly sport: string | null;
  /** The requested opening match. */
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
  /** Only the first while the hand is being played. */
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
  /** What it costs, in entries. */
  readonly entries: number;
  /** What is played; null for a word alone. */
  readonly face: Face | null;
}

/** What happened last, in the page's words; `seat` is who did it. */
export interface SeatsSaid {
  readonly key: string;
  readonly seat?: number | null;
}

export interface SeatView {
  /** Empty for the player's own. */
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
  /** Null while the hand is played. */
  readonly result: 'won' | 'lost' | 'even' | null;
  readonly pays: number;
  readonly balance: number;
}
