import { element } from './element.ts';
import { formatMoney } from './money.ts';
import type { OpenAnswer } from './wire.ts';

/** Chips to choose a stake by: radio buttons, so that arrows move among them. */
export class StakePicker {
  readonly root: HTMLFieldSetElement;
  readonly #inputs: readonly HTMLInputElement[];

  constructor(game: OpenAnswer, label: string, onChange: () => void) {
    this.#inputs = game.stakes.map((stake, at) =>
      element('input', { type: 'radio', name: 'stake', value: stake, checked: at === 1, 'aria-label': formatMoney(stake, game) }),
    );
    const chips = this.#inputs.map((input) =>
      element('label', { class: 'chip' }, input, element('span', { 'aria-hidden': 'true' }, shortly(Number(input.value), game))),
    );
    this.root = element('fieldset', { class: 'chips' }, element('legend', { class: 'label' }, label), ...chips);
    this.root.addEventListener('change', onChange);
  }

  get stake(): number {
    return Number(this.#inputs.find(({ checked }) => checked)?.value ?? 0);
  }

  /** Chooses what a round that goes on was staked with. */
  choose(stake: number): void {
    for (const input of this.#inputs) input.checked = Number(input.value) === stake;
  }

  setDisabled(disabled: boolean): void {
    this.root.disabled = disabled;
  }
}

function shortly(stake: number, { currency: { digits }, language }: OpenAnswer): string {
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(stake / 10 ** digits);
}
