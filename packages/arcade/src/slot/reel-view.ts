import { symbolUse } from './art/symbols.ts';
import { element } from '../shell/element.ts';
import { windowOf, type SlotModel } from './slot-model.ts';

const fillers = 14;
const firstStopMs = 950;
const staggerMs = 240;
const fadeMs = 160;

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');

/** The reels: shows stops and spins to others. */
export class ReelView {
  readonly root: HTMLElement;
  readonly #model: SlotModel;
  readonly #strips: HTMLElement[];
  #stops: readonly number[];

  constructor(model: SlotModel) {
    this.#model = model;
    this.#stops = model.reels.map((strip, reel) => (reel * 7 + 3) % strip.length);
    this.#strips = model.reels.map(() => element('div', { class: 'strip' }));
    this.root = element(
      'div',
      { class: 'reels', 'aria-hidden': 'true' },
      ...this.#strips.map((strip) => element('div', { class: 'reel' }, strip)),
    );
    this.#show(this.#stops);
  }

  /** Resolves when the last reel has stopped. */
  async turnTo(stops: readonly number[]): Promise<void> {
    const from = windowOf(this.#model, this.#stops);
    this.#stops = stops;
    if (prefersCalm.matches) return this.#fadeTo(stops);
    const to = windowOf(this.#model, stops);
    await Promise.all(this.#strips.map((strip, reel) => this.#spinReel(strip, reel, from[reel] ?? '', to[reel] ?? '')));
    this.#show(stops);
  }

  /** The cell of a reel and row, top is 0. */
  cell(reel: number, row: number): Element | undefined {
    return this.#strips[reel]?.children[row];
  }

  #show(stops: readonly number[]): void {
    const seen = windowOf(this.#model, stops);
    this.#strips.forEach((strip, reel) => strip.replaceChildren(...cells(seen[reel] ?? '')));
  }

  async #fadeTo(stops: readonly number[]): Promise<void> {
    await Promise.all(this.#strips.map((strip) => strip.animate({ opacity: [1, 0] }, fadeMs).finished));
    this.#show(stops);
    await Promise.all(this.#strips.map((strip) => strip.animate({ opacity: [0, 1] }, fadeMs).finished));
  }

  /** The reel turns downwards past the strip's own symbols, a little too far, and settles. */
  async #spinReel(strip: HTMLElement, reel: number, from: string, to: string): Promise<void> {
    const symbols = this.#model.reels[reel] ?? '';
    const after = (this.#stops[reel] ?? 0) + this.#model.rows;
    const before = symbols[((this.#stops[reel] ?? 0) + symbols.length - 1) % symbols.length] ?? '';
    const count = fillers + reel * 4;
    const passing = Array.from({ length: count }, (_, i) => symbols[(after + i) % symbols.length]).join('');
    strip.replaceChildren(...cells(before + to + passing + from));
    const rows = before.length + to.length + count + from.length;
    const share = (cellsDown: number): string => `translateY(${(-cellsDown / rows) * 100}%)`;
    const start = rows - from.length;
    await strip.animate(
      [
        { transform: share(start), easing: 'cubic-bezier(.5,0,.9,.6)' },
        { transform: share(start - 1.5), offset: 0.14, easing: 'cubic-bezier(.2,.3,.35,1)' },
        { transform: share(0.82), offset: 0.88, easing: 'cubic-bezier(.4,0,.3,1)' },
        { transform: share(1) },
      ],
      { duration: firstStopMs + reel * staggerMs, fill: 'forwards' },
    ).finished;
    strip.getAnimations().forEach((animation) => animation.cancel());
    strip.replaceChildren(...cells(to));
  }
}

function cells(symbols: string): HTMLElement[] {
  return [...symbols].map((symbol) => element('div', { class: 'cell' }, symbolUse(symbol)));
}
