import { element } from '../element.ts';
import { formatMoney } from '../money.ts';
import { soundsOfPage } from './sounds.ts';
import type { OpenAnswer } from '../wire.ts';

const rollMs = 700;
const shownMs = 1_900;
const [fewestCoins, mostCoins] = [8, 26];

/** How many coins a win is worth: none below double the stake, more the more it pays. */
export function coinsFor(win: number, stake: number): number {
  const times = stake === 0 ? 0 : win / stake;
  return times < 2 ? 0 : Math.min(mostCoins, fewestCoins + Math.floor(times));
}

/** What a rolling number shows at a share of its way: fast at first, slower towards its end. */
export function rolled(amount: number, share: number): number {
  return share >= 1 ? amount : Math.round(amount * (1 - (1 - share) ** 3));
}

/**
 * Celebrates a round that paid more than its stake: the amount rolls up in a glow, and coins rain for a win of double
 * or more. With reduced motion only the amount appears. The plate also says it in words.
 */
export function celebrate(room: HTMLElement, win: number, stake: number, game: OpenAnswer): void {
  room.querySelector('.win-moment')?.remove();
  if (win <= stake) return;
  const coins = coinsFor(win, stake);
  soundsOfPage().play(coins > fewestCoins + 8 ? 'bigWin' : 'win');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const amount = element('strong', { class: 'win-amount' }, formatMoney(isStill ? win : 0, game));
  const rain = Array.from({ length: isStill ? 0 : coins }, (_, at) => {
    const coin = element('i', { class: 'coin' });
    coin.style.setProperty('--at', `${((at * 61) % 100) + 0.5}%`);
    coin.style.setProperty('--wait', `${(at * 37) % 420}ms`);
    coin.style.setProperty('--turn', `${at % 2 === 0 ? 1 : -1}`);
    return coin;
  });
  const moment = element('div', { class: 'win-moment', 'aria-hidden': 'true' }, ...rain, amount);
  room.append(moment);
  setTimeout(() => moment.remove(), shownMs);
  if (isStill) return;
  const start = performance.now();
  const roll = (now: number): void => {
    const share = (now - start) / rollMs;
    amount.textContent = formatMoney(rolled(win, Math.max(0, share)), game);
    if (share < 1 && moment.isConnected) requestAnimationFrame(roll);
  };
  requestAnimationFrame(roll);
}
