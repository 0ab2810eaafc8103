import { element } from '../shell/element.ts';
import { leastTimes, mostTimes } from './crash-rules.ts';
import type { CrashTexts } from './crash-texts.ts';

/** The multiplier of the player's automatic cash-out. */
export class CrashDeck {
  readonly root: HTMLElement;
  readonly #use: HTMLInputElement;
  readonly #value: HTMLInputElement;

  constructor(texts: CrashTexts) {
    this.#use = element('input', { type: 'checkbox', class: 'switch' });
    this.#value = element('input', {
      type: 'number',
      class: 'auto-value',
      min: (leastTimes / 100).toFixed(2),
      max: mostTimes / 100,
      step: '0.01',
      value: '2.00',
      inputmode: 'decimal',
      'aria-label': texts.autoValue,
    });
    this.#value.addEventListener('change', () => {
      this.#value.value = (this.#entered() / 100).toFixed(2);
      this.#use.checked = true;
    });
    this.root = element(
      'div',
      { class: 'auto' },
      element('label', { class: 'auto-use' }, this.#use, element('span', {}, texts.auto)),
      element('span', { class: 'auto-field' }, element('span', { 'aria-hidden': 'true' }, '×'), this.#value),
    );
  }

  /** In hundredths; null if off. */
  get auto(): number | null {
    return this.#use.checked ? this.#entered() : null;
  }

  setDisabled(isDisabled: boolean): void {
    this.#use.disabled = isDisabled;
    this.#value.disabled = isDisabled;
  }

  #entered(): number {
    const entered = Math.round(Number(this.#value.value) * 100);
    return Math.min(mostTimes, Math.max(leastTimes, Number.isFinite(entered) ? entered : leastTimes));
  }
}
