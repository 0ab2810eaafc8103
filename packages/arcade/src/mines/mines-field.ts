import { button, element, svg } from '../shell/element.ts';
import { fill } from '../shell/shell-texts.ts';
import { cells } from './mines-rules.ts';
import type { MinesTexts } from './mines-texts.ts';

const side = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side };

export type CellState = 'hidden' | 'safe' | 'mine';

/** The cells. Arrow keys move between them, and one is in the tab order. */
export class MinesField {
  readonly root: HTMLElement;
  readonly #texts: MinesTexts;
  readonly #cells: readonly HTMLButtonElement[];
  #at = 12;

  constructor(texts: MinesTexts, onOpen: (cell: number) => void) {
    this.#texts = texts;
    this.#cells = Array.from({ length: cells }, (_, cell) => button({ class: 'cell' }, () => onOpen(cell)));
    this.root = element('div', { class: 'field', role: 'group', 'aria-label': texts.field }, ...this.#cells);
    this.root.addEventListener('keydown', (event) => this.#onKey(event));
    this.root.addEventListener('focusin', ({ target }) => this.#setPlace(this.#cells.indexOf(target as HTMLButtonElement)));
    this.clear();
  }

  clear(): void {
    this.#cells.forEach((_, cell) => this.show(cell, 'hidden'));
    this.setPlayable(false);
    this.#setPlace(this.#at);
  }

  /** `isOwn`: the player opened it. Cells that the house reveals at the end are muted. */
  show(cell: number, state: CellState, isOwn = true): void {
    const made = this.#cells[cell];
    if (made === undefined || made.dataset['state'] === state) return;
    const place = { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 };
    made.dataset['state'] = state;
    made.classList.toggle('is-told', state !== 'hidden' && !isOwn);
    made.setAttribute('aria-label', fill(this.#texts[state], place));
    made.replaceChildren(...(state === 'hidden' ? [] : [state === 'safe' ? gem() : mine()]));
  }

  setPlayable(isPlayable: boolean): void {
    this.root.classList.toggle('is-playable', isPlayable);
    for (const cell of this.#cells) cell.setAttribute('aria-disabled', String(!isPlayable || cell.dataset['state'] !== 'hidden'));
  }

  setWaiting(cell: number | null): void {
    this.#cells.forEach((made, at) => made.classList.toggle('is-waiting', at === cell));
  }

  focus(): void {
    this.#cells[this.#at]?.focus({ preventScroll: true });
  }

  #setPlace(cell: number): void {
    if (cell < 0) return;
    this.#at = cell;
    this.#cells.forEach((made, at) => (made.tabIndex = at === cell ? 0 : -1));
  }

  #onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = this.#at + step;
    const isSameRow = Math.floor(next / side) === Math.floor(this.#at / side);
    if (next < 0 || next >= cells || (Math.abs(step) === 1 && !isSameRow)) return;
    this.#setPlace(next);
    this.focus();
  }
}

function gem(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true', class: 'gem' },
    svg('path', { d: 'M14 9h20l9 11-19 21L5 20z', class: 'body' }),
    svg('path', { d: 'M14 9l4 11 6-11 6 11 4-11zM5 20h13l6 21z', class: 'facet' }),
    svg('path', { d: 'M18 20h12l-6 21z', class: 'shine' }),
  );
}

function mine(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true', class: 'bomb' },
    svg('path', { d: 'M24 3v8M24 37v8M3 24h8M37 24h8M9 9l6 6M33 33l6 6M39 9l-6 6M15 33l-6 6', class: 'spikes' }),
    svg('circle', { cx: 24, cy: 24, r: 13, class: 'body' }),
    svg('circle', { cx: 19.5, cy: 19.5, r: 3.5, class: 'shine' }),
  );
}
