import { button, element } from '../shell/element.ts';
import type { ChipTray } from './chip-tray.ts';
import type { RouletteTexts } from './roulette-texts.ts';

interface DeckHands {
  undo(): void;
  clear(): void;
  repeat(): void;
  showLines(hasLines: boolean): void;
}

/** The actions for chips that are not placed yet. */
export class RouletteDeck {
  readonly root: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #clear: HTMLButtonElement;
  readonly #repeat: HTMLButtonElement;

  constructor(texts: RouletteTexts, hasLines: boolean, hands: DeckHands) {
    const small = (label: string, press: () => void): HTMLButtonElement => button({ class: 'action quiet' }, press, label);
    this.#undo = small(texts.undo, () => hands.undo());
    this.#clear = small(texts.clear, () => hands.clear());
    this.#repeat = small(texts.repeat, () => hands.repeat());
    const lines = element('input', { type: 'checkbox', class: 'switch', checked: hasLines });
    lines.addEventListener('change', () => hands.showLines(lines.checked));
    this.root = element(
      'div',
      { class: 'chip-tools' },
      this.#undo,
      this.#clear,
      this.#repeat,
      element('label', { class: 'lines' }, lines, element('span', {}, texts.lines)),
    );
  }

  /** They keep the focus while disabled, so they use `aria-disabled`. */
  show(tray: ChipTray): void {
    for (const [made, can] of [
      [this.#undo, !tray.isEmpty],
      [this.#clear, !tray.isEmpty],
      [this.#repeat, tray.canRepeat],
    ] as const)
      made.setAttribute('aria-disabled', String(!can));
  }
}
