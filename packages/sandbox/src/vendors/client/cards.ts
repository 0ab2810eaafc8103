import type { Card } from '../chance.ts';
import { el } from './dom.ts';

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** Null for a face-down card. */
export function cardFace(card: Card | null): HTMLElement {
  if (card === null) return el('span', { class: 'card back', 'aria-hidden': 'true' });
  const { rank, suit } = card;
  const isRed = suit === 'H' || suit === 'D';
  return el('span', { class: isRed ? 'card red' : 'card' }, el('b', {}, ranks[rank] ?? ''), el('i', {}, suits[suit]));
}

/** `7♥`. */
export function cardName({ rank, suit }: Card): string {
  return `${ranks[rank] ?? ''}${suits[suit]}`;
}
