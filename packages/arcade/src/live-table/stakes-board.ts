import { element } from '../shell/element.ts';
import { formatMoney } from '../shell/money.ts';
import { formatTimes } from '../shell/numbers.ts';
import { fillCount, type ShellTexts } from '../shell/shell-texts.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import type { LiveTexts } from './live-texts.ts';
import type { SeenStake, SeenStakes } from './table-wire.ts';

const rowsShown = 24;

/** The stakes of all players on the round, and their payouts. */
export class StakesBoard {
  readonly root: HTMLElement;
  readonly #game: OpenAnswer;
  readonly #texts: ShellTexts & LiveTexts;
  readonly #sum = element('span', { class: 'board-sum' });
  readonly #list = element('ul', { class: 'board-list' });

  constructor(game: OpenAnswer, texts: ShellTexts & LiveTexts) {
    this.#game = game;
    this.#texts = texts;
    this.root = element(
      'section',
      { class: 'board', 'aria-label': texts.players, tabindex: 0 },
      element('h2', { class: 'board-head' }, element('span', {}, texts.players), this.#sum),
      this.#list,
    );
  }

  /** `own` are the numbers of the player's stakes. */
  show({ players, staked, largest }: SeenStakes, own: ReadonlySet<number>): void {
    this.#sum.textContent =
      players === 0 ? '' : fillCount(this.#texts.staked, this.#texts, players, { amount: formatMoney(staked, this.#game) });
    const rows = largest.slice(0, rowsShown).map((stake) => this.#row(stake, own.has(stake.id)));
    this.#list.replaceChildren(...(rows.length === 0 ? [element('li', { class: 'board-none' }, this.#texts.nobody)] : rows));
  }

  #row({ player, stake, times }: SeenStake, isOwn: boolean): HTMLElement {
    const tone = times === null ? 'open' : times > 0 ? 'won' : 'lost';
    const back = times === null ? '' : times > 0 ? formatTimes(times, this.#texts) : '–';
    return element(
      'li',
      { class: isOwn ? 'is-own' : '', 'data-tone': tone },
      element('span', { class: 'board-player' }, isOwn ? this.#texts.you : player),
      element('span', { class: 'board-times' }, back),
      element('span', { class: 'board-stake' }, formatMoney(times === null || times === 0 ? stake : (stake * times) / 100, this.#game)),
    );
  }
}
