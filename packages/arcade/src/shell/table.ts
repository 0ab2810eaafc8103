import { button, element } from './element.ts';
import { formatMoney, formatNet } from './money.ts';
import { isFramed, tellParent } from './parent-page.ts';
import type { Talker } from './round-talk.ts';
import type { ShellTexts } from './shell-texts.ts';
import { soundsOfPage } from './controls/sounds.ts';
import { StakePicker } from './controls/stake-picker.ts';
import { TopBar } from './controls/top-bar.ts';
import { celebrate } from './controls/win-moment.ts';
import type { OpenAnswer } from './wire.ts';

export interface TableParts {
  /** The game's stage. */
  readonly stage: HTMLElement;
  /** Beside the stakes. */
  readonly controls: readonly HTMLElement[];
  act(): void;
  openRules(): void;
  openFairness(): void;
  onStake(): void;
}

/** The frame of every game except slots: stage, stakes, balance and one button to play. It has no rules. */
export class Table implements Talker {
  readonly root: HTMLElement;
  readonly stakes: StakePicker;
  readonly #game: OpenAnswer;
  readonly #texts: ShellTexts;
  readonly #plate = element('p', { class: 'plate', role: 'status', 'aria-live': 'polite' });
  readonly #balance = element('output', { class: 'amount', 'aria-live': 'off' });
  readonly #net = element('output', { class: 'amount', 'aria-live': 'off' });
  readonly #bar: TopBar;
  readonly #act: HTMLButtonElement;
  #netAmount = 0;

  constructor(game: OpenAnswer, texts: ShellTexts, { stage, controls, act, openRules, openFairness, onStake }: TableParts) {
    this.#game = game;
    this.#texts = texts;
    this.stakes = new StakePicker(game, texts, onStake);
    this.#act = button({ class: 'act' }, () => this.#press(act));
    // The surrounding page shows the game's name.
    const lead = element('h1', { class: isFramed() ? 'unseen' : 'sign' }, game.gameName);
    this.#bar = new TopBar(game, texts, { lead, rulesLabel: texts.howToPlay, openRules, openFairness });
    const meters = element(
      'div',
      { class: 'meters' },
      meter(game.mode === 'demo' ? texts.playMoney : texts.balance, this.#balance, 'balance'),
      meter(texts.net, this.#net, 'net'),
    );
    this.root = element(
      'div',
      { class: 'table' },
      element('img', { class: 'backdrop', src: `/art/scene/${game.nodeId}.svg`, alt: '', decoding: 'async' }),
      this.#bar.root,
      element('section', { class: 'felt' }, stage, this.#plate),
      element('footer', { class: 'deck' }, meters, this.stakes.root, ...controls, this.#act),
    );
    this.showBalance(game.balance);
    this.#addNet(0);
  }

  /** The same text is not read out again. */
  say(text: string, tone: 'plain' | 'win' | 'error' = 'plain'): void {
    if (this.#plate.textContent !== text) this.#plate.textContent = text;
    this.#plate.dataset['tone'] = tone;
  }

  showBalance(amount: number): void {
    this.#balance.textContent = this.inMoney(amount);
  }

  /** A round is over. */
  endRound(win: number, stake: number): void {
    this.#addNet(win - stake);
    if (win > stake) celebrate(this.root, win, stake, this.#game);
    else soundsOfPage().play('loss');
  }

  #press(act: () => void): void {
    if (this.#act.getAttribute('aria-disabled') !== 'true') soundsOfPage().play('press');
    act();
  }

  #addNet(change: number): void {
    this.#netAmount += change;
    this.#net.textContent = formatNet(this.#netAmount, this.#game);
    this.#net.dataset['tone'] = this.#netAmount > 0 ? 'up' : 'even';
  }

  /** The surrounding page shows the balance too. */
  tellBalance(amount: number): void {
    this.showBalance(amount);
    if (this.#game.mode === 'real') tellParent(this.#game.parentOrigin, 'livery:balance');
  }

  addPast(text: string, isGood: boolean): void {
    this.#bar.addPast(text, isGood ? 'good' : '');
  }

  /** Replaces all of them, newest first. A tone is a class. */
  showPast(results: readonly { readonly text: string; readonly tone: string }[]): void {
    this.#bar.showPast(results);
  }

  /** The button keeps the focus while it waits, so `aria-disabled` and not `disabled`. */
  setAct(label: string, state: { readonly detail?: string; readonly isWaiting?: boolean; readonly isCash?: boolean } = {}): void {
    const { detail, isWaiting = false, isCash = false } = state;
    this.#act.setAttribute('aria-disabled', String(isWaiting));
    this.#act.classList.toggle('is-cash', isCash);
    this.#act.replaceChildren(label, ...(detail === undefined ? [] : [element('strong', {}, detail)]));
  }

  offerCheck(): void {
    this.setAct(this.#texts.check);
  }

  focus(): void {
    this.#act.focus({ preventScroll: true });
  }

  inMoney(amount: number): string {
    return formatMoney(amount, this.#game);
  }
}

function meter(label: string, value: HTMLElement, name: string): HTMLElement {
  return element('div', { class: `meter ${name}` }, element('span', { class: 'label' }, label), value);
}
