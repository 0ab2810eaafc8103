import { button, element, icon } from '../element.ts';
import type { ShellTexts } from '../shell-texts.ts';
import { soundSwitch } from './sound-switch.ts';
import type { OpenAnswer } from '../wire.ts';

interface TopBarParts {
  /** What stands at its start. */
  readonly lead: Node;
  readonly rulesLabel: string;
  openRules(): void;
  openFairness(): void;
}

const pastShown = 20;

/** The bar of every game of the house: the last results, the sound, the rules, and the proof that rounds are fair. */
export class TopBar {
  readonly root: HTMLElement;
  readonly #past = element('ol', { class: 'past' });

  constructor(game: OpenAnswer, texts: ShellTexts, { lead, rulesLabel, openRules, openFairness }: TopBarParts) {
    this.#past.setAttribute('aria-label', texts.past);
    const tool = (label: string, name: 'info' | 'shield', press: () => void): HTMLButtonElement =>
      button({ class: 'tool', 'aria-label': label, title: label }, press, icon(name));
    this.root = element(
      'header',
      { class: 'bar' },
      lead,
      this.#past,
      ...(game.mode === 'demo' ? [element('span', { class: 'demo' }, texts.demo)] : []),
      soundSwitch(texts),
      tool(rulesLabel, 'info', openRules),
      tool(texts.fairness, 'shield', openFairness),
    );
  }

  addPast(text: string, tone: string): void {
    this.#past.prepend(element('li', { class: tone }, text));
    while (this.#past.children.length > pastShown) this.#past.lastElementChild?.remove();
  }

  /** Replaces all of them, the newest first; a tone is a class. */
  showPast(results: readonly { readonly text: string; readonly tone: string }[]): void {
    this.#past.replaceChildren(...results.slice(0, pastShown).map(({ text, tone }) => element('li', { class: tone }, text)));
  }
}
