import { element } from '../shell/element.ts';
import { fill, fillCount } from '../shell/shell-texts.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import type { StakesBoard } from '../live-table/stakes-board.ts';
import type { TableState } from '../live-table/table-wire.ts';
import { colourOf } from './roulette-rules.ts';
import { RouletteTable, type TableHands } from './roulette-table.ts';
import type { RouletteTexts } from './roulette-texts.ts';
import { fallTime, RouletteWheel } from './roulette-wheel.ts';

/** The wheel, the table of spots, how long bets are open, and what the last rounds had in common. */
export class RouletteStage {
  readonly root: HTMLElement;
  readonly table: RouletteTable;
  readonly #texts: RouletteTexts;
  readonly #wheel = new RouletteWheel();
  readonly #clock = element('p', { class: 'clock', 'aria-hidden': 'true' });
  readonly #left = element('span', { class: 'left' });
  readonly #shares = element('p', { class: 'shares' });
  #shownClock = '';
  #drawn: number | null = null;

  constructor(game: OpenAnswer, texts: RouletteTexts, board: StakesBoard, hands: TableHands) {
    this.#texts = texts;
    this.table = new RouletteTable(game, texts, hands);
    const bar = element('div', { class: 'left-bar', 'aria-hidden': 'true' }, this.#left);
    this.root = element(
      'div',
      { class: 'roulette' },
      element(
        'div',
        { class: 'roulette-in' },
        element('div', { class: 'timing' }, this.#clock, bar, this.#shares),
        this.#wheel.root,
        board.root,
        element('div', { class: 'table-felt' }, this.table.root),
      ),
    );
  }

  /** What is so at an instant; to be called with every frame. */
  show(state: TableState, now: number): void {
    const { round, last } = state;
    const isRunning = round.phase === 'running';
    const isFalling = !isRunning && last !== null && now - last.overAt < fallTime();
    const isBefore = !isRunning && now < round.opensAt;
    this.root.dataset['phase'] = isRunning || isFalling ? 'running' : isBefore ? 'fallen' : 'betting';
    this.#wheel.show(state, now);
    this.#showDrawn(isBefore && !isFalling && last !== null ? last.outcome : null);
    const until = isBefore ? round.opensAt : round.closesAt;
    const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
    this.#say(isRunning || isFalling ? this.#texts.running : fill(isBefore ? this.#texts.opensIn : this.#texts.closesIn, { seconds }));
    const whole = round.closesAt - round.opensAt;
    const share = this.root.dataset['phase'] === 'betting' && whole > 0 ? Math.max(0, (round.closesAt - now) / whole) : 0;
    this.#left.style.setProperty('scale', `${share.toFixed(3)} 1`);
  }

  showShares(past: TableState['past']): void {
    const count = (colour: string): number => past.filter(({ outcome }) => colourOf(outcome) === colour).length;
    const [red, black, zero] = [count('red'), count('black'), count('green')];
    this.#shares.hidden = past.length === 0;
    const bar = element('span', { class: 'share-bar', 'aria-hidden': 'true' });
    for (const [name, many] of Object.entries({ red, zero, black })) {
      const part = element('span', { class: `share-${name}` });
      part.style.flexGrow = String(many);
      bar.append(part);
    }
    const text = fillCount(this.#texts.shares, this.#texts, past.length, { red, black, zero });
    this.#shares.replaceChildren(bar, element('span', { class: 'share-text' }, text));
  }

  #showDrawn(number: number | null): void {
    if (number === this.#drawn) return;
    this.#drawn = number;
    this.table.showDrawn(number);
  }

  #say(text: string): void {
    if (text === this.#shownClock) return;
    this.#shownClock = text;
    this.#clock.textContent = text;
  }
}
