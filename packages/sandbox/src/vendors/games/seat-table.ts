import type { PlayKind, SeatsKind, SeatsView } from '../wire.ts';
import { DominoHand } from './dominoes.ts';
import { PokerHand } from './holdem.ts';
import type { SeatGame } from './seat-game.ts';
import { TrucoHand } from './truco.ts';

/** Share of a pot, in hundredths. */
const rake = 4;

const hands: Readonly<Record<SeatsKind, () => SeatGame>> = {
  holdem: () => new PokerHand('holdem'),
  omaha: () => new PokerHand('omaha'),
  truco: () => new TrucoHand('paulista'),
  mineiro: () => new TrucoHand('mineiro'),
  dominoes: () => new DominoHand(),
};

export function isSeats(kind: PlayKind): kind is SeatsKind {
  return Object.hasOwn(hands, kind);
}

export function dealSeats(kind: SeatsKind): SeatGame {
  return hands[kind]();
}

/** The player's share of a finished hand: the pot less the rake, or a split pot without rake. */
export function paysOf({ winners, pot }: SeatGame, entry: number): number {
  if (winners?.includes(0) !== true) return 0;
  return Math.floor((pot * entry * (winners.length === 1 ? 100 - rake : 100)) / (100 * winners.length));
}

/** What the player may see of the hand. */
export function viewOf(game: SeatGame, entry: number, balance: number): SeatsView {
  const { seats, centre, pot, moves, said, winners } = game;
  return {
    seats: seats.map(({ name, faces, isOpen, isOut, count }, at) => ({
      name,
      faces: isOpen ? faces : faces.map(() => null),
      isOut,
      count,
      isWinner: winners?.includes(at) === true,
    })),
    centre,
    pot: pot * entry,
    moves: moves.map((move) => ({ ...move, cost: move.entries * entry })),
    said,
    result: winners === null ? null : !winners.includes(0) ? 'lost' : winners.length > 1 ? 'even' : 'won',
    pays: paysOf(game, entry),
    balance,
  };
}
