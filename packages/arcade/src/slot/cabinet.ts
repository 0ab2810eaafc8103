import { button, element, icon } from '../shell/element.ts';
import { formatMoney, formatNet } from '../shell/money.ts';
import { soundsOfPage } from '../shell/controls/sounds.ts';
import { StakeButtons } from '../shell/controls/stake-buttons.ts';
import type { StakeStep } from '../shell/controls/stake-steps.ts';
import { TopBar } from '../shell/controls/top-bar.ts';
import { celebrate } from '../shell/controls/win-moment.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { symbolSheet } from './art/symbols.ts';
import { ReelView } from './reel-view.ts';
import type { SlotModel } from './slot-model.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { SlotTheme } from './slot-theme.ts';
import { WinShow } from './win-show.ts';

export interface CabinetActions {
  spin(): void;
  changeStake(step: StakeStep): void;
  openPaytable(): void;
  openFairness(): void;
}

/** The machine's view, without rules or requests. */
export class Cabinet {
  readonly root: HTMLElement;
  readonly reels: ReelView;
  readonly wins: WinShow;
  readonly #game: OpenAnswer;
  readonly #texts: SlotTexts;
  readonly #plate = element('p', { class: 'plate', role: 'status', 'aria-live': 'polite' });
  readonly #net = element('output', { class: 'net-amount' });
  readonly #balance = element('output', { class: 'amount' });
  readonly #lastWin = element('output', { class: 'amount' });
  readonly #stake = element('output', { class: 'amount' });
  readonly #down: HTMLButtonElement;
  readonly #up: HTMLButtonElement;
  readonly #spin: HTMLButtonElement;
  readonly #quick: StakeButtons;
  readonly #bar: TopBar;
  #shownBalance = 0;

  constructor(game: OpenAnswer, model: SlotModel, texts: SlotTexts, actions: CabinetActions) {
    this.#game = game;
    this.#texts = texts;
    this.reels = new ReelView(model);
    this.wins = new WinShow(model, this.reels);
    this.#down = button({ class: 'step', 'aria-label': texts.stakeDown }, () => actions.changeStake('down'), icon('minus'));
    this.#up = button({ class: 'step', 'aria-label': texts.stakeUp }, () => actions.changeStake('up'), icon('plus'));
    this.#spin = button({ class: 'spin' }, actions.spin);
    this.#quick = new StakeButtons(texts, (step) => actions.changeStake(step));
    const { half, double, most } = this.#quick;
    const glass = element('div', { class: 'glass' }, this.reels.root, this.wins.root);
    const scene = (className: string): HTMLElement =>
      element('img', { class: className, src: `/art/scene/${game.nodeId}.svg`, alt: '', decoding: 'async' });
    const topper = element('div', { class: 'topper' }, scene('picture'), element('h1', { class: 'sign' }, game.gameName));
    const cabinet = element('div', { class: 'cabinet' }, topper, glass, this.#plate);
    const lead = element('span', { class: 'net' }, texts.net, this.#net);
    this.#bar = new TopBar(game, texts, {
      lead,
      rulesLabel: texts.paytable,
      openRules: actions.openPaytable,
      openFairness: actions.openFairness,
    });
    const deck = element(
      'footer',
      { class: 'deck' },
      meter(game.mode === 'demo' ? texts.playMoney : texts.balance, this.#balance, 'balance'),
      element('div', { class: 'meter stake' }, element('span', { class: 'label' }, texts.stake), this.#stake, most),
      element('div', { class: 'controls' }, half, this.#down, this.#spin, this.#up, double),
      meter(texts.lastWin, this.#lastWin, 'last-win'),
    );
    this.root = element(
      'div',
      { class: 'machine', 'data-rows': model.rows, 'data-reels': model.reels.length },
      symbolSheet(game.theme as SlotTheme),
      scene('backdrop'),
      this.#bar.root,
      cabinet,
      deck,
    );
    this.root.style.setProperty('--reels', String(model.reels.length));
    this.root.style.setProperty('--rows', String(model.rows));
    this.showLastWin(0);
    this.showNet(0);
    this.setBusy(false);
  }

  /** The same text is not read out again. */
  say(text: string, tone: 'plain' | 'win' | 'error' = 'plain'): void {
    if (this.#plate.textContent !== text) this.#plate.textContent = text;
    this.#plate.dataset['tone'] = tone;
  }

  showBalance(amount: number): void {
    this.#shownBalance = amount;
    this.#balance.textContent = formatMoney(amount, this.#game);
  }

  get shownBalance(): number {
    return this.#shownBalance;
  }

  showLastWin(amount: number): void {
    this.#lastWin.textContent = formatMoney(amount, this.#game);
  }

  /** Celebrates a win. A payout of at most the stake does not count as one. */
  endRound(win: number, stake: number): void {
    this.#bar.addPast(formatMoney(win, this.#game), win > stake ? 'good' : '');
    if (win > stake) celebrate(this.root, win, stake, this.#game);
    else soundsOfPage().play('loss');
  }

  /** The sitting's net result. */
  showNet(amount: number): void {
    this.#net.textContent = formatNet(amount, this.#game);
  }

  showStake(amount: number, canLower: boolean, canRaise: boolean): void {
    this.#stake.textContent = formatMoney(amount, this.#game);
    for (const each of [this.#down, this.#quick.half]) each.disabled = !canLower;
    for (const each of [this.#up, this.#quick.double, this.#quick.most]) each.disabled = !canRaise;
  }

  /** The spin button keeps the focus while it waits, so `aria-disabled` and not `disabled`. */
  setBusy(busy: boolean): void {
    this.root.classList.toggle('is-busy', busy);
    this.#spin.setAttribute('aria-disabled', String(busy));
    this.#spin.setAttribute('aria-label', this.#texts.spin);
    this.#spin.replaceChildren(icon('spin'));
    if (!busy) return;
    const { half, double, most } = this.#quick;
    for (const each of [this.#down, this.#up, half, double, most]) each.disabled = true;
  }

  /** While a round is being checked, the spin button asks for it. */
  offerCheck(): void {
    this.#spin.setAttribute('aria-disabled', 'false');
    this.#spin.setAttribute('aria-label', this.#texts.check);
    this.#spin.replaceChildren(this.#texts.check);
  }

  focusSpin(): void {
    this.#spin.focus({ preventScroll: true });
  }
}

function meter(label: string, value: HTMLElement, name: string): HTMLElement {
  return element('div', { class: `meter ${name}` }, element('span', { class: 'label' }, label), value);
}
