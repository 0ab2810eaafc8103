import { element } from '../element.ts';
import { formatMoney } from '../money.ts';
import type { ShellTexts } from '../shell-texts.ts';
import { StakeButtons } from './stake-buttons.ts';
import { stepTo, type StakeStep } from './stake-steps.ts';
import type { OpenAnswer } from '../wire.ts';

/** Chips to choose a stake by: radio buttons, so that arrows move among them. */
export class StakePicker {
  readonly root: HTMLFieldSetElement;
  readonly #inputs: readonly HTMLInputElement[];
  readonly #onChange: () => void;

  constructor(game: OpenAnswer, texts: ShellTexts, onChange: () => void) {
    this.#onChange = onChange;
    this.#inputs = game.stakes.map((stake, at) =>
      element('input', { type: 'radio', name: 'stake', value: stake, checked: at === 1, 'aria-label': formatMoney(stake, game) }),
    );
    const chips = this.#inputs.map((input) =>
      element('label', { class: 'chip' }, input, element('span', { 'aria-hidden': 'true' }, shortly(Number(input.value), game))),
    );
    const { half, double, most } = new StakeButtons(texts, (step) => this.step(step));
    this.root = element(
      'fieldset',
      { class: 'stakes', 'aria-label': texts.stake },
      element('div', { class: 'stakes-head' }, element('span', { class: 'label', 'aria-hidden': 'true' }, texts.stake), half, double, most),
      element('div', { class: 'chips' }, ...chips),
    );
    this.root.addEventListener('change', onChange);
  }

  get stake(): number {
    return Number(this.#inputs.find(({ checked }) => checked)?.value ?? 0);
  }

  /** Selects the stake of an open round. */
  choose(stake: number): void {
    for (const input of this.#inputs) input.checked = Number(input.value) === stake;
  }

  step(step: StakeStep): void {
    if (this.root.disabled) return;
    const stakes = this.#inputs.map(({ value }) => Number(value));
    this.choose(stakes[stepTo(stakes, stakes.indexOf(this.stake), step)] ?? this.stake);
    this.#onChange();
  }

  setDisabled(disabled: boolean): void {
    this.root.disabled = disabled;
  }
}

function shortly(stake: number, { currency: { digits }, language }: OpenAnswer): string {
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(stake / 10 ** digits);
}
