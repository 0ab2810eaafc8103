import { randomInt } from 'node:crypto';
import type { Card } from '../chance.ts';
import type { Face, SeatMove, SeatsSaid } from '../wire.ts';
import { deckOf, take } from './deck.ts';
import { opponents, type Seat, type SeatGame } from './seat-game.ts';

/** Weakest first. */
const ranks = [4, 5, 6, 7, 12, 11, 13, 1, 2, 3];
const suits = ['D', 'S', 'H', 'C'] as const;
/** The four highest cards in Minas, from the weakest, the seven of diamonds, to the strongest. */
const fixed: readonly Card[] = [
  { rank: 7, suit: 'D' },
  { rank: 1, suit: 'S' },
  { rank: 7, suit: 'H' },
  { rank: 4, suit: 'C' },
];
/** The extra cost of a hand for three, in entries. */
const raise = 2;

/**
 * Two players with three cards each play the best of three tricks. A player with a strong hand raises to three entries.
 */
export class TrucoHand implements SeatGame {
  readonly #turned: Card | null;
  readonly #name: string;
  readonly #hands: readonly [Card[], Card[]];
  readonly #tricks: (0 | 1 | null)[] = [];
  #shown: Card[] = [];
  /** The card that the other seat led. */
  #led: Card | null = null;
  #mayRaise = true;
  #isRun = false;
  said: SeatsSaid = { key: 'lead' };
  pot = 2;
  winners: SeatGame['winners'] = null;

  constructor(variant: 'paulista' | 'mineiro') {
    const deck = deckOf(ranks);
    this.#hands = [take(deck, 3), take(deck, 3)];
    this.#turned = variant === 'paulista' ? (deck[0] ?? null) : null;
    [this.#name = ''] = opponents(1);
    if (randomInt(2) === 0) this.#lead();
  }

  get centre(): readonly Face[] {
    return this.#turned === null ? this.#shown : [this.#turned, ...this.#shown];
  }

  get seats(): Seat[] {
    const count = (seat: number): number => this.#tricks.filter((taker) => taker === seat).length;
    return [
      { name: '', faces: this.#hands[0], isOpen: true, isOut: false, count: count(0) },
      { name: this.#name, faces: this.#hands[1], isOpen: false, isOut: this.#isRun, count: count(1) },
    ];
  }

  get moves(): SeatMove[] {
    if (this.winners !== null) return [];
    const cards = this.#hands[0].map((face, at): SeatMove => ({ id: `play-${at}`, kind: 'play', entries: 0, face }));
    return this.#mayRaise ? [...cards, { id: 'truco', kind: 'truco', entries: raise, face: null }] : cards;
  }

  act(move: string): void {
    if (move === 'truco') this.#answerTruco();
    else this.#trick(Number(move.slice('play-'.length)));
  }

  /** The pot holds the raise of the player who asked. A seat that folds forfeits all of it. */
  #answerTruco(): void {
    this.#mayRaise = false;
    this.pot += raise;
    const strength = Math.max(...this.#hands[1].map((card) => this.#worth(card)));
    if (strength < 7 && randomInt(3) > 0) {
      this.#isRun = true;
      this.#end(0, { key: 'ran', seat: 1 });
      return;
    }
    this.pot += raise;
    this.said = { key: 'took', seat: 1 };
  }

  #trick(at: number): void {
    const [own] = this.#hands[0].splice(at, 1);
    if (own === undefined) return;
    const answer = this.#led ?? this.#answer(own);
    this.#led = null;
    this.#shown = [own, answer];
    const lead = this.#worth(own) - this.#worth(answer);
    this.#tricks.push(lead > 0 ? 0 : lead < 0 ? 1 : null);
    this.said = { key: lead > 0 ? 'trickWon' : lead < 0 ? 'trickLost' : 'trickEven' };
    const taken = [0, 1].map((seat) => this.#tricks.filter((taker) => taker === seat).length);
    const first = this.#tricks.find((taker) => taker !== null) ?? null;
    const isDrawn = this.#tricks.includes(null);
    if ((taken[0] ?? 0) === 2 || (taken[1] ?? 0) === 2) this.#end((taken[0] ?? 0) === 2 ? 0 : 1);
    else if (isDrawn && this.#tricks.length > 1 && first !== null) this.#end(first);
    else if (this.#tricks.length === 3) this.#end(first);
    else if (lead < 0) this.#lead();
  }

  #lead(): void {
    const [best] = this.#hands[1].toSorted((a, b) => this.#worth(b) - this.#worth(a));
    if (best === undefined) return;
    this.#led = this.#put(best);
    this.#shown = [best];
    this.said = { key: 'led', seat: 1 };
  }

  /** The lowest card that beats the played one, otherwise the lowest of all. */
  #answer(own: Card): Card {
    const cards = this.#hands[1].toSorted((a, b) => this.#worth(a) - this.#worth(b));
    const answer = cards.find((card) => this.#worth(card) > this.#worth(own)) ?? cards[0];
    if (answer === undefined) throw new RangeError('There is no card to answer with');
    return this.#put(answer);
  }

  #put(card: Card): Card {
    this.#hands[1].splice(this.#hands[1].indexOf(card), 1);
    return card;
  }

  #end(winner: 0 | 1 | null, said: SeatsSaid = { key: winner === null ? 'handEven' : 'handTaken', seat: winner }): void {
    this.winners = winner === null ? [0, 1] : [winner];
    this.said = said;
  }

  #worth({ rank, suit }: Card): number {
    if (this.#turned === null) {
      const at = fixed.findIndex((card) => card.rank === rank && card.suit === suit);
      return at >= 0 ? 10 + at : ranks.indexOf(rank);
    }
    const trump = ranks[(ranks.indexOf(this.#turned.rank) + 1) % ranks.length];
    return rank === trump ? 10 + suits.indexOf(suit) : ranks.indexOf(rank);
  }
}
