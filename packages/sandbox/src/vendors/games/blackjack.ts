import { draw, type Card } from '../chance.ts';
import type { Hand } from '../wire.ts';

export interface Blackjack {
  readonly stake: number;
  readonly own: Card[];
  readonly dealer: Card[];
}

type Ended = Pick<Hand, 'state' | 'pays'>;

export function dealHand(stake: number): Blackjack {
  return { stake, own: [draw(), draw()], dealer: [draw(), draw()] };
}

/** An ace counts 11 unless the hand would go over 21. */
export function worthOf(cards: readonly Card[]): number {
  const hard = cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  return hard <= 11 && cards.some(({ rank }) => rank === 1) ? hard + 10 : hard;
}

const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && worthOf(cards) === 21;

/** Null while the player can still act. */
export function endOf({ stake, own, dealer }: Blackjack, stands: boolean): Ended | null {
  if (isNatural(own)) return isNatural(dealer) ? { state: 'even', pays: stake } : { state: 'blackjack', pays: Math.floor(stake * 2.5) };
  const worth = worthOf(own);
  if (worth > 21) return { state: 'lost', pays: 0 };
  if (!stands && worth < 21) return null;
  while (worthOf(dealer) < 17) dealer.push(draw());
  const against = worthOf(dealer);
  if (isNatural(dealer) || (against <= 21 && against > worth)) return { state: 'lost', pays: 0 };
  return against === worth ? { state: 'even', pays: stake } : { state: 'won', pays: 2 * stake };
}
