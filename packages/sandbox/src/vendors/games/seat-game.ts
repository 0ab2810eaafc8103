import type { Face, SeatMove, SeatsSaid } from '../wire.ts';

/** A seat as its game sees it; the first is the player's. */
export interface Seat {
  readonly name: string;
  readonly faces: readonly Face[];
  /** Whether everybody sees what it holds. */
  readonly isOpen: boolean;
  readonly isOut: boolean;
  /** Tricks won or tiles left; null where nothing is counted. */
  readonly count: number | null;
}

/** A hand against other seats: everyone pays one entry, and the winner takes the pot. */
export interface SeatGame {
  readonly seats: readonly Seat[];
  readonly centre: readonly Face[];
  /** In entries. */
  readonly pot: number;
  /** What the player may do now; none once the hand has ended. */
  readonly moves: readonly SeatMove[];
  readonly said: SeatsSaid;
  /** The seats that share the pot, or nobody; null while the hand is played. */
  readonly winners: readonly number[] | null;
  /** Does one of {@link moves}; the other players answer at once. */
  readonly act: (move: string) => void;
}

/** Who sits at the sandbox's tables, beside the player. */
const names = ['Bento', 'Marisa', 'Toledo', 'Ivone', 'Caju', 'Salete', 'Nando', 'Elza'];

export function opponents(count: number): string[] {
  const from = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, at) => names[(from + at) % names.length] ?? '');
}
