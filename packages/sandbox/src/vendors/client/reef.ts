import type { Shot } from '../wire.ts';
import { el, isStill, pause, svg } from './dom.ts';
import { ask, chipRow, held, money, openShell, say, showBalance, tellParent } from './shell.ts';
import { t } from './texts.ts';

interface Kind {
  readonly worth: number;
  readonly size: number;
  readonly colours: readonly [body: string, fin: string];
}

const kinds: readonly Kind[] = [
  { worth: 2, size: 46, colours: ['#ffd166', '#f08a24'] },
  { worth: 3, size: 54, colours: ['#4cc9f0', '#2b6fd6'] },
  { worth: 5, size: 64, colours: ['#ff7aa2', '#c9355f'] },
  { worth: 8, size: 76, colours: ['#9be564', '#3d9a3d'] },
  { worth: 15, size: 92, colours: ['#c79bff', '#7445d6'] },
  { worth: 30, size: 116, colours: ['#ffa25e', '#b8481a'] },
  { worth: 80, size: 148, colours: ['#ffe9a8', '#d49a1f'] },
];
const shown = 9;

/** Fishing: fish swim by, and each shot is a stake. */
export function openReef(): void {
  const chips = chipRow(t('power'));
  const sea = el('div', { class: 'sea' });
  let isBusy = false;
  openShell(el('div', { class: 'table reef' }, sea, el('div', { class: 'deck' }, chips.row)));
  say(t('aim'));
  for (let at = 0; at < shown; at += 1) swim(at, ((at * 7) % shown) * 1_700);

  function swim(place: number, delay: number): void {
    const kind = Math.min(kinds.length - 1, Math.floor(-Math.log(1 - Math.random()) * 2.1));
    const { worth, size, colours } = kinds[kind] ?? { worth: 2, size: 46, colours: ['#fff', '#ccc'] as const };
    const fish = el('button', {
      type: 'button',
      class: 'fish',
      'aria-label': t('fish', { odds: worth }),
      onclick: () => void shoot(fish, kind, place),
    });
    fish.append(drawFish(colours), el('small', {}, `${worth}×`));
    const lane = ((place * 5) % shown) / shown;
    fish.style.setProperty('--size', `${size}px`);
    fish.style.setProperty('--lane', `${8 + lane * 74}%`);
    fish.style.setProperty('--time', `${13 + Math.random() * 9}s`);
    fish.style.setProperty('--wait', `${isStill() ? 0 : -delay / 1_000}s`);
    fish.style.setProperty('--still', `${4 + ((place * 37) % 82)}%`);
    if (place % 2 === 1) fish.classList.add('back');
    sea.append(fish);
  }

  async function shoot(fish: HTMLElement, kind: number, place: number): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const stake = chips.chosen();
    const [box, around] = [fish.getBoundingClientRect(), sea.getBoundingClientRect()];
    const flash = el('i', { class: 'flash' });
    flash.style.setProperty('--x', `${box.left + box.width / 2 - around.left}px`);
    flash.style.setProperty('--y', `${box.top + box.height / 2 - around.top}px`);
    sea.append(flash);
    const shot = await ask<Shot>('shot', { fish: kind, stake });
    await pause(220);
    flash.remove();
    if (shot !== null) {
      showBalance(shot.balance);
      tellParent('livery:balance');
      if (shot.isHit) {
        say(t('caught', { amount: money(shot.pays) }), 'good');
        fish.classList.add('caught');
        await pause(420);
        fish.remove();
        swim(place, 0);
      } else say(t('missed'));
      if (held() < stake) say(t('INSUFFICIENT_FUNDS'), 'bad');
    }
    isBusy = false;
  }
}

function drawFish([body, fin]: readonly [string, string]): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 120 80', 'aria-hidden': 'true' },
    svg('path', { d: 'M84 40 L116 16 C110 32 110 48 116 64 Z', fill: fin }),
    svg('path', { d: 'M46 20 C54 4 70 4 78 18 L70 26 Z', fill: fin }),
    svg('path', { d: 'M6 42 C18 18 56 10 92 40 C56 72 18 64 6 42 Z', fill: body }),
    svg('path', { d: 'M14 50 C34 64 60 62 80 46 C58 54 34 56 14 50 Z', fill: '#fff', opacity: 0.35 }),
    svg('path', { d: 'M44 46 C52 58 64 58 66 46 Z', fill: fin }),
    svg('path', { d: 'M36 24 C42 34 42 48 36 58', fill: 'none', stroke: fin, 'stroke-width': 2.5, opacity: 0.7 }),
    svg('circle', { cx: 24, cy: 36, r: 5.5, fill: '#fff' }),
    svg('circle', { cx: 23, cy: 36, r: 2.8, fill: '#14202b' }),
  );
}
