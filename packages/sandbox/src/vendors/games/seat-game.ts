import type { Face, SeatMove, SeatsSaid } from '../wire.ts';

/** A seat in its game. The first is the player's. */
export interface Seat {
  readonly name: string;
  readonly faces: readonly Face[];
  /** Whether its cards are face up. */
  readonly isOpen: boolean;
  readonly isOut: boolean;
  /** Tricks won or tiles left. Null in games that count neither. */
  readonly count: number | null;
}

/** A hand against other seats. Each seat pays one entry, and the winner takes the pot. */
export interface SeatGame {
  readonly seats: readonly Seat[];
  readonly centre: readonly Face[];
  /** In entries. */
  readonly pot: number;
  /** The player's possible moves. Empty once the hand has ended. */
  readonly moves: readonly SeatMove[];
  readonly said: SeatsSaid;
  /** The seats that share the pot, which may be none. Null during the hand. */
  readonly winners: readonly number[] | null;
  /** Makes one of the {@link moves}. The other players answer at once. */
  readonly act: (move: string) => void;
}

/** The other players at the sandbox's tables. */
const names = ['Bento', 'Marisa', 'Toledo', 'Ivone', 'Caju', 'Salete', 'Nando', 'Elza'];

export function opponents(count: number): string[] {
  const from = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, at) => names[(from + at) % names.length] ?? '');
}
