import { element, svg } from '../shell/element.ts';
import type { TableState } from '../live-table/table-wire.ts';
import { colourOf, wheel } from './roulette-rules.ts';

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');
const pocket = 360 / wheel.length;
/** Degrees a second. */
const turns = 14;
const runs = -260;
/** Milliseconds that the ball takes to fall. */
const falls = 2_400;
const rim = 90;
const bed = 62;

/** Until when nothing tells what the ball has not shown. */
export function fallTime(): number {
  return prefersCalm.matches ? 0 : falls;
}

/** The wheel and its ball; where it falls is told by the gateway only when it falls. */
export class RouletteWheel {
  readonly root: HTMLElement;
  readonly #turning = svg('g');
  readonly #ball = svg('circle', { class: 'ball', r: 4.2 });
  readonly #number = element('p', { class: 'drawn', 'aria-hidden': 'true' });

  #shown: number | null = null;

  constructor() {
    const pockets = wheel.map((number, i) => {
      const slice = svg('g', { transform: `rotate(${(i * pocket).toFixed(3)})` });
      const label = svg('text', { y: -72, class: 'pocket-number' });
      label.textContent = String(number);
      slice.append(svg('path', { d: sliceOf(84, 44), class: `pocket is-${colourOf(number)}` }), label);
      return slice;
    });
    const spokes = Array.from({ length: 8 }, (_, i) => svg('path', { d: 'M0-40V-12', class: 'spoke', transform: `rotate(${i * 45})` }));
    this.#turning.append(...pockets, svg('circle', { r: 44, class: 'cone' }), ...spokes, svg('circle', { r: 12, class: 'hub' }));
    const drawing = svg('svg', { viewBox: '-100 -100 200 200', 'aria-hidden': 'true', class: 'wheel-art' });
    drawing.append(svg('circle', { r: 98, class: 'rim' }), svg('circle', { r: 88, class: 'track' }), this.#turning, this.#ball);
    this.root = element('div', { class: 'wheel' }, drawing, this.#number);
  }

  /** What is so at an instant; to be called with every frame. */
  show({ round, last }: TableState, now: number): void {
    const isRunning = round.phase === 'running' && round.startedAt !== null;
    const since = last === null ? Infinity : now - last.overAt;
    const isFallen = !isRunning && since >= fallTime();
    const isShown = last !== null && isFallen && now < round.opensAt;
    this.root.dataset['phase'] = isRunning ? 'running' : isShown ? 'fallen' : isFallen ? 'wait' : 'falling';
    this.#showNumber(isShown ? last.outcome : null);
    const turned = prefersCalm.matches ? 0 : turnAt(now);
    this.#turning.setAttribute('transform', `rotate(${turned.toFixed(2)})`);
    this.#ball.style.visibility = last === null && !isRunning ? 'hidden' : 'visible';
    if (isRunning) this.#placeBall(prefersCalm.matches ? 0 : runAt(now), rim);
    else if (last !== null && isFallen) this.#placeBall(turned + angleOf(last.outcome), bed);
    else if (last !== null) this.#fall(last.outcome, since, last.overAt);
  }

  #showNumber(number: number | null): void {
    if (number === this.#shown) return;
    this.#shown = number;
    this.#number.textContent = number === null ? '' : String(number);
    if (number !== null) this.#number.dataset['colour'] = colourOf(number);
  }

  /** From the rim to its pocket, slowing down. */
  #fall(outcome: number, since: number, overAt: number): void {
    const from = runAt(overAt);
    const to = turnAt(overAt + falls) + angleOf(outcome);
    const way = ((((to - from) % 360) + 360) % 360) - 360;
    const share = Math.max(0, Math.min(1, since / falls));
    const eased = 1 - (1 - share) ** 3;
    const bounce = share > 0.55 ? Math.abs(Math.sin((share - 0.55) * 21)) * (1 - share) * 16 : 0;
    const sunk = Math.max(0, Math.min(1, (share - 0.35) / 0.4));
    this.#placeBall(from + way * eased, rim - (rim - bed) * sunk + bounce);
  }

  #placeBall(angle: number, radius: number): void {
    this.#ball.setAttribute('transform', `rotate(${angle.toFixed(2)})translate(0 ${(-radius).toFixed(2)})`);
  }
}

/** By the gateway's clock, so that all pages see one wheel. */
function turnAt(now: number): number {
  return ((now % 3_600_000) / 1_000) * turns;
}

function runAt(now: number): number {
  return ((now % 3_600_000) / 1_000) * runs;
}

function angleOf(number: number): number {
  return wheel.indexOf(number) * pocket;
}

function sliceOf(outer: number, inner: number): string {
  const half = (pocket / 2) * (Math.PI / 180);
  const at = (radius: number, side: number): string =>
    `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}z`;
}
