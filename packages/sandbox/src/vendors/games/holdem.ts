import type { Card } from '../chance.ts';
import type { SeatMove, SeatsSaid } from '../wire.ts';
import { deckOf, take } from './deck.ts';
import { bestOf } from './poker-hands.ts';
import { opponents, type Seat, type SeatGame } from './seat-game.ts';

const ranks = Array.from({ length: 13 }, (_, at) => at + 1);
/** The cost of staying in for the last two cards, in entries. */
const call = 2;
/** The weakest hands that a sandbox seat stays in with: the kind, or the rank of a high card. */
const leastToStay = 0.8;

/** Poker with one betting round: a player sees their own cards and the flop, then stays or folds. */
export class PokerHand implements SeatGame {
  readonly #variant: 'holdem' | 'omaha';
  readonly #names: readonly string[];
  readonly #own: readonly Card[][];
  readonly #board: readonly Card[];
  readonly #out = new Set<number>();
  #stage: 'flop' | 'end' = 'flop';
  said: SeatsSaid = { key: 'flop' };
  pot: number;
  winners: SeatGame['winners'] = null;

  constructor(variant: 'holdem' | 'omaha') {
    this.#variant = variant;
    this.#names = ['', ...opponents(3)];
    const deck = deckOf(ranks);
    this.#own = this.#names.map(() => take(deck, variant === 'holdem' ? 2 : 4));
    this.#board = take(deck, 5);
    this.pot = this.#names.length;
  }

  get centre(): readonly Card[] {
    return this.#stage === 'flop' ? this.#board.slice(0, 3) : this.#board;
  }

  get seats(): Seat[] {
    return this.#names.map((name, at) => ({
      name,
      faces: this.#own[at] ?? [],
      isOpen: at === 0 || (this.#stage === 'end' && !this.#out.has(at)),
      isOut: this.#out.has(at),
      count: null,
    }));
  }

  get moves(): SeatMove[] {
    return this.winners === null
      ? [
          { id: 'fold', kind: 'fold', entries: 0, face: null },
          { id: 'call', kind: 'call', entries: call, face: null },
        ]
      : [];
  }

  act(move: string): void {
    this.#stage = 'end';
    const flop = this.#board.slice(0, 3);
    for (const [at, own] of this.#own.entries()) {
      if (at === 0 ? move === 'fold' : bestOf(own, flop, this.#variant) < leastToStay) this.#out.add(at);
      else this.pot += call;
    }
    const scores = this.#own.map((own, at) => (this.#out.has(at) ? -1 : bestOf(own, this.#board, this.#variant)));
    const best = Math.max(...scores);
    this.winners = scores.flatMap((score, at) => (score === best && best >= 0 ? [at] : []));
    this.said = this.winners.length === 0 ? { key: 'allFolded' } : { key: `hand${Math.floor(best)}`, seat: this.winners[0] ?? null };
  }
}
