import { button, element, icon } from '../shell/element.ts';
import { formatTimes } from '../shell/numbers.ts';
import { cells, fewestMines, isComplete, mostMines, multiplierOf } from './mines-rules.ts';
import type { MinesTexts } from './mines-texts.ts';

const stepsShown = 4;

/** The number of mines, and the multipliers of the next cells. */
export class MinesDeck {
  readonly parts: readonly HTMLElement[];
  readonly #count = element('output', { class: 'count' });
  readonly #ladder = element('ol', { class: 'ladder', 'aria-hidden': 'true' });
  readonly #fewer: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  #mines = 3;
  #isLocked = false;

  readonly #texts: MinesTexts;

  constructor(texts: MinesTexts) {
    this.#texts = texts;
    this.#fewer = button({ class: 'tool', 'aria-label': texts.fewer }, () => this.choose(this.#mines - 1), icon('minus'));
    this.#more = button({ class: 'tool', 'aria-label': texts.more }, () => this.choose(this.#mines + 1), icon('plus'));
    const chooser = element(
      'div',
      { class: 'chooser', role: 'group', 'aria-label': texts.mines },
      element('span', { class: 'label' }, texts.mines),
      this.#fewer,
      this.#count,
      this.#more,
    );
    this.parts = [chooser, this.#ladder];
    this.choose(this.#mines);
  }

  get mines(): number {
    return this.#mines;
  }

  choose(mines: number): void {
    this.#mines = Math.min(mostMines, Math.max(fewestMines, mines));
    this.#count.textContent = String(this.#mines);
    this.#setEnabled();
    this.showLadder(0);
  }

  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#setEnabled();
  }

  /** The run so far, and the next step. */
  showLadder(opened: number): void {
    const most = cells - this.#mines;
    const first = Math.max(1, Math.min(opened, most - stepsShown + 1));
    const steps: HTMLElement[] = [];
    for (let at = first; at < first + stepsShown && at <= most; at++) {
      steps.push(element('li', { class: at === opened ? 'is-now' : at < opened ? 'is-past' : '' }, timesOf(this.#mines, at, this.#texts)));
      if (isComplete(this.#mines, at)) break;
    }
    this.#ladder.replaceChildren(...steps);
  }

  #setEnabled(): void {
    this.#fewer.disabled = this.#isLocked || this.#mines === fewestMines;
    this.#more.disabled = this.#isLocked || this.#mines === mostMines;
  }
}

export function timesOf(mines: number, opened: number, texts: MinesTexts): string {
  return formatTimes(multiplierOf(mines, opened), texts);
}
