import { openFairness } from '../shell/fairness-panel.ts';
import { randomSeed, type CheckableRound } from '../shell/fairness.ts';
import { post } from '../shell/game-api.ts';
import { formatMoney } from '../shell/money.ts';
import { tellParent } from '../shell/parent-page.ts';
import { RoundTalk } from '../shell/round-talk.ts';
import { fill } from '../shell/shell-texts.ts';
import { soundsOfPage } from '../shell/controls/sounds.ts';
import { stepTo, type StakeStep } from '../shell/controls/stake-steps.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { Cabinet } from './cabinet.ts';
import { openPaytable } from './paytable.ts';
import { checkableSpin } from './slot-fairness.ts';
import type { SlotModel } from './slot-model.ts';
import { isGain, roundWin } from './slot-outcome.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { SpinAnswer, SpinBody } from './slot-wire.ts';

const pauseAfterFreeSpinMs = 700;

/** One sitting at the machine: stakes, rounds, and the data to verify them once the seed is revealed. */
export class GamePlay {
  readonly cabinet: Cabinet;
  clientSeed = randomSeed();
  commitment: string;
  rounds: CheckableRound[] = [];
  readonly #game: OpenAnswer;
  readonly #model: SlotModel;
  readonly #texts: SlotTexts;
  readonly #talk: RoundTalk;
  #stakeAt: number;
  #busy = false;
  /** All payouts less all stakes. */
  #net = 0;

  constructor(game: OpenAnswer, model: SlotModel, texts: SlotTexts) {
    this.#game = game;
    this.#model = model;
    this.#texts = texts;
    this.commitment = game.commitment;
    this.#stakeAt = Math.min(2, game.stakes.length - 1);
    this.cabinet = new Cabinet(game, model, texts, {
      spin: () => void this.play(),
      changeStake: (step) => this.changeStake(step),
      openPaytable: () => openPaytable(game, model, texts, this.stake),
      openFairness: () => openFairness(this, game, texts),
    });
    this.#talk = new RoundTalk(texts, this.cabinet);
    this.cabinet.showBalance(game.balance);
    this.#showStake();
    this.cabinet.say(texts.ready);
  }

  get stake(): number {
    return this.#game.stakes[this.#stakeAt] ?? 0;
  }

  get isBusy(): boolean {
    return this.#busy;
  }

  changeStake(step: StakeStep): void {
    if (this.#busy) return;
    this.#stakeAt = stepTo(this.#game.stakes, this.#stakeAt, step);
    this.#showStake();
  }

  /** Plays a round. While one is uncertain, requests its outcome instead, because no other can be staked before it is known. */
  async play(): Promise<void> {
    const { cabinet } = this;
    if (this.#busy) return this.#talk.askNow();
    soundsOfPage().play('press');
    this.#setBusy(true);
    cabinet.wins.clear();
    cabinet.say(this.#texts.spinning);
    const { stake, clientSeed } = this;
    try {
      const round: SpinBody = { session: this.#game.session, idempotencyKey: crypto.randomUUID(), stake, clientSeed };
      const answer = await this.#talk.settle(() => post<SpinAnswer>('/slot/api/spin', round));
      if (answer === null) return;
      cabinet.setBusy(true);
      await this.#show(answer, clientSeed);
    } finally {
      this.#setBusy(false);
    }
  }

  async #show(answer: SpinAnswer, clientSeed: string): Promise<void> {
    const { cabinet } = this;
    const texts = this.#texts;
    this.rounds.push(checkableSpin(this.#model, { ...answer, clientSeed }));
    cabinet.showBalance(answer.balance - answer.win);
    const amountOf = (lines: number): number => (lines * answer.stake) / this.#model.lines.length;
    const [, ...free] = answer.turns;
    for (const [at, turn] of answer.turns.entries()) {
      if (at > 0)
        cabinet.say(
          fill(texts.freeSpin, { current: at, count: free.length, amount: this.#inMoney(amountOf(roundWin(answer.turns.slice(0, at)))) }),
        );
      await cabinet.reels.turnTo(turn.stops);
      soundsOfPage().play('stop');
      const gains = isGain(this.#model, turn, at > 0);
      cabinet.wins.show(turn, gains);
      if (turn.win > 0) this.#sayPaid(amountOf(turn.win), answer.stake, gains);
      if (at === 0 && free.length > 0)
        cabinet.say(fill(texts.freeSpinsWon, { count: free.length, multiplier: this.#model.scatter?.multiplier ?? 1 }), 'win');
      if (at < free.length) await wait(turn.win > 0 || at === 0 ? pauseAfterFreeSpinMs * 2 : pauseAfterFreeSpinMs);
    }
    if (free.length > 0) cabinet.say(fill(texts.total, { amount: this.#inMoney(answer.win) }), answer.win > answer.stake ? 'win' : 'plain');
    else if (answer.win === 0) cabinet.say(texts.noWin);
    this.#net += answer.win - answer.stake;
    cabinet.showNet(this.#net);
    cabinet.showLastWin(answer.win);
    cabinet.endRound(answer.win, answer.stake);
    cabinet.showBalance(answer.balance);
    if (this.#game.mode === 'real') tellParent(this.#game.parentOrigin, 'livery:balance');
  }

  #sayPaid(amount: number, stake: number, gains: boolean): void {
    const { win, returned } = this.#texts;
    const values = { amount: this.#inMoney(amount), stake: this.#inMoney(stake) };
    this.cabinet.say(fill(gains ? win : returned, values), gains ? 'win' : 'plain');
  }

  #inMoney(amount: number): string {
    return formatMoney(amount, this.#game);
  }

  #setBusy(busy: boolean): void {
    this.#busy = busy;
    this.cabinet.setBusy(busy);
    if (!busy) this.#showStake();
  }

  #showStake(): void {
    this.cabinet.showStake(this.stake, this.#stakeAt > 0, this.#stakeAt < this.#game.stakes.length - 1);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
