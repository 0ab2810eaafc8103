import { element } from '../shell/element.ts';
import { edgeOf, fewestWins, isWin, mostWins, rolls, type DiceChoice } from './dice-rules.ts';
import { edgeText, numberOf, type DiceTexts } from './dice-texts.ts';

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');
const rollMs = 620;
const fadeMs = 160;
/** Half a percent of chance. */
const stepOfEdge = 50;

/** The rolled number, and the slider that sets the winning range. */
export class DiceStage {
  readonly root: HTMLElement;
  readonly #texts: DiceTexts;
  readonly #number: HTMLElement;
  readonly #flag = element('span', { class: 'flag', hidden: true });
  readonly #line = element('div', { class: 'line' });
  readonly #edge: HTMLInputElement;
  readonly #sides: readonly HTMLInputElement[];
  readonly #onChange: () => void;
  #choice: DiceChoice = { wins: 5_000, isOver: true };

  constructor(texts: DiceTexts, onChange: () => void) {
    this.#texts = texts;
    this.#number = element('p', { class: 'rolled', 'aria-hidden': 'true' }, numberOf(rolls / 2, texts));
    this.#onChange = onChange;
    this.#edge = element('input', { class: 'edge', type: 'range', min: 0, max: rolls, step: stepOfEdge, 'aria-label': texts.edge });
    this.#edge.addEventListener('input', () => this.#moveEdge(Number(this.#edge.value)));
    this.#sides = [true, false].map((isOver) =>
      element('input', { type: 'radio', name: 'side', value: isOver ? 'over' : 'under', checked: isOver }),
    );
    const sides = element(
      'fieldset',
      { class: 'sides' },
      element('legend', { class: 'unseen' }, texts.side),
      ...this.#sides.map((input, at) =>
        element('label', { class: 'side' }, input, element('span', {}, at === 0 ? texts.over : texts.under)),
      ),
    );
    sides.addEventListener('change', () => this.#choose({ ...this.#choice, isOver: this.#sides[0]?.checked === true }));
    const scale = element(
      'div',
      { class: 'scale', 'aria-hidden': 'true' },
      ...[0, 25, 50, 75, 100].map((at) => element('span', {}, String(at))),
    );
    this.#line.append(this.#edge, this.#flag);
    this.root = element('div', { class: 'dice' }, this.#number, element('div', { class: 'rail' }, this.#line, scale), sides);
    this.#choose(this.#choice);
  }

  get choice(): DiceChoice {
    return this.#choice;
  }

  setDisabled(disabled: boolean): void {
    for (const input of [this.#edge, ...this.#sides]) input.disabled = disabled;
  }

  /** Resolves when the number has stopped. */
  async show(roll: number): Promise<void> {
    const good = isWin(this.#choice, roll);
    delete this.#number.dataset['tone'];
    this.#flag.hidden = false;
    this.#flag.textContent = numberOf(roll, this.#texts);
    this.#flag.dataset['tone'] = good ? 'good' : 'bad';
    const from = this.#flag.style.getPropertyValue('--at') || '50%';
    const at = `${(roll / rolls) * 100}%`;
    this.#flag.style.setProperty('--at', at);
    if (prefersCalm.matches) {
      this.#number.textContent = numberOf(roll, this.#texts);
      await this.#number.animate({ opacity: [0, 1] }, fadeMs).finished;
    } else {
      const moves = this.#flag.animate({ insetInlineStart: [from, at] }, { duration: rollMs, easing: 'cubic-bezier(.2,.7,.2,1)' });
      this.#count(roll);
      await moves.finished;
    }
    this.#number.textContent = numberOf(roll, this.#texts);
    this.#number.dataset['tone'] = good ? 'good' : 'bad';
  }

  /** Rolls through numbers and stops at the drawn one. */
  #count(roll: number): void {
    const begun = performance.now();
    const step = (now: number): void => {
      const share = (now - begun) / rollMs;
      if (share >= 1) return;
      this.#number.textContent = numberOf(Math.floor((roll + (1 - share) ** 2 * 7_919) % rolls), this.#texts);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  #moveEdge(edge: number): void {
    const { isOver } = this.#choice;
    const wins = Math.min(mostWins, Math.max(fewestWins, isOver ? rolls - edge : edge));
    this.#choose({ wins, isOver });
  }

  #choose(choice: DiceChoice): void {
    this.#choice = choice;
    const edge = edgeOf(choice);
    this.#edge.value = String(edge);
    this.#edge.setAttribute('aria-valuetext', edgeText(this.#texts, choice));
    this.#line.style.setProperty('--edge', `${(edge / rolls) * 100}%`);
    this.#line.dataset['side'] = choice.isOver ? 'over' : 'under';
    this.#onChange();
  }
}
