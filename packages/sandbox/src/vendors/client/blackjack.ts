import type { Card } from '../chance.ts';
import type { Hand } from '../wire.ts';
import { cardFace } from './cards.ts';
import { el, pause } from './dom.ts';
import { ask, chipRow, held, money, openShell, say, showBalance, tellParent } from './shell.ts';
import { t } from './texts.ts';

/** Blackjack against a dealer who stands on 17. */
export function openBlackjack(): void {
  const chips = chipRow(t('stake'));
  const [dealer, own] = [
    el('div', { class: 'cards' }, cardFace(null), cardFace(null)),
    el('div', { class: 'cards' }, cardFace(null), cardFace(null)),
  ];
  const [theirs, ours] = [el('b', {}), el('b', {})];
  const button = (label: string, move: string, kind: string): HTMLButtonElement =>
    el('button', { type: 'button', class: kind, onclick: () => void act(move) }, label);
  const [deal, hit, stand] = [button(t('deal'), 'deal', 'start'), button(t('hit'), 'hit', 'start'), button(t('stand'), 'stand', 'quiet')];
  let isBusy = false;
  openShell(
    el(
      'div',
      { class: 'table blackjack' },
      el(
        'div',
        { class: 'stage hands' },
        el('section', {}, el('h2', {}, t('dealer'), theirs), dealer),
        el('section', {}, el('h2', {}, t('you'), ours), own),
      ),
      el('div', { class: 'deck' }, chips.row, el('div', { class: 'acts' }, stand, hit, deal)),
    ),
  );
  offer(false);

  function offer(isPlaying: boolean): void {
    deal.hidden = isPlaying;
    hit.hidden = stand.hidden = !isPlaying;
    if (isPlaying) hit.focus();
  }

  async function act(move: string): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    say(t('coming'));
    const hand = await ask<Hand>('hand', { move, ...(move === 'deal' ? { stake: chips.chosen() } : {}) });
    if (hand !== null) {
      if (move === 'deal') {
        showBalance(held() - chips.chosen());
        dealer.replaceChildren();
        own.replaceChildren();
        theirs.textContent = '';
      }
      await show(own, ours, hand.own);
      const isPlaying = hand.state === 'playing';
      if (isPlaying) dealer.replaceChildren(...hand.dealer.map((card) => cardFace(card)), cardFace(null));
      else {
        dealer.replaceChildren(...hand.dealer.slice(0, 1).map((card) => cardFace(card)));
        await show(dealer, theirs, hand.dealer);
      }
      offer(isPlaying);
      if (isPlaying) say('');
      else end(hand);
    }
    isBusy = false;
  }

  function end({ state, pays, balance }: Hand): void {
    const amount = money(pays);
    const texts = { won: t('won', { amount }), blackjack: t('blackjack', { amount }), even: t('even'), lost: t('lost'), playing: '' };
    say(texts[state], state === 'won' || state === 'blackjack' ? 'good' : 'plain');
    showBalance(balance);
    tellParent('livery:balance');
    deal.focus();
  }
}

async function show(place: HTMLElement, worth: HTMLElement, cards: readonly Card[]): Promise<void> {
  for (const card of cards.slice(place.childElementCount)) {
    place.append(cardFace(card));
    await pause(350);
  }
  worth.textContent = String(worthOf(cards));
}

function worthOf(cards: readonly Card[]): number {
  const hard = cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  return hard <= 11 && cards.some(({ rank }) => rank === 1) ? hard + 10 : hard;
}
