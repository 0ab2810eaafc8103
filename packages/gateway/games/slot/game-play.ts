import { Cabinet } from './cabinet.ts';
import { openFairness } from './fairness-panel.ts';
import { randomSeed, type PlayedRound } from './fairness.ts';
import { formatMoney } from './money.ts';
import { tellParent } from './parent-page.ts';
import { openPaytable } from './paytable.ts';
import { RoundAsker } from './round-asker.ts';
import { SlotError } from './slot-api.ts';
import type { SlotModel } from './slot-model.ts';
import { isGain } from './slot-outcome.ts';
import { fill, type SlotTexts } from './slot-texts.ts';
import type { OpenAnswer, SpinAnswer, SpinBody } from './slot-wire.ts';

const pauseAfterFreeSpinMs = 700;
/** After so many questions without an answer the player is told more, and may ask. */
const patience = 3;

/** One sitting at the machine: stakes, rounds, and what is remembered of them until the seed is revealed. */
export class GamePlay {
  readonly cabinet: Cabinet;
  clientSeed = randomSeed();
  commitment: string;
  rounds: PlayedRound[] = [];
  readonly #game: OpenAnswer;
  readonly #model: SlotModel;
  readonly #texts: SlotTexts;
  readonly #asker = new RoundAsker((times) => this.#sayUnanswered(times));
  #stakeAt: number;
  #busy = false;
  /** How many times the round under way got no answer. */
  #unanswered = 0;

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
      openFairness: () => openFairness(this, game, model, texts),
    });
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

  changeStake(step: 1 | -1): void {
    const next = this.#stakeAt + step;
    if (this.#busy || next < 0 || next >= this.#game.stakes.length) return;
    this.#stakeAt = next;
    this.#showStake();
  }

  /** Plays a round; while one is being checked, asks for it instead: no other can be staked before its outcome is known. */
  async play(): Promise<void> {
    const { cabinet } = this;
    if (this.#busy) {
      if (this.#asker.askNow()) cabinet.say(this.#texts.checking);
      return;
    }
    this.#setBusy(true);
    cabinet.wins.clear();
    cabinet.say(this.#texts.spinning);
    const { stake, clientSeed } = this;
    try {
      const answer = await this.#ask({ session: this.#game.session, idempotencyKey: crypto.randomUUID(), stake, clientSeed });
      if (answer !== null) await this.#show(answer, clientSeed);
    } finally {
      this.#setBusy(false);
    }
  }

  /** Null when the round is refused: then nothing was staked. */
  async #ask(round: SpinBody): Promise<SpinAnswer | null> {
    this.#unanswered = 0;
    try {
      const answer = await this.#asker.settle(round);
      this.cabinet.setBusy(true);
      return answer;
    } catch (error) {
      if (!(error instanceof SlotError)) throw error;
      const reason = errorText(this.#texts, error.code);
      this.cabinet.say(this.#unanswered === 0 ? reason : fill(this.#texts.notPlayed, { reason }), 'error');
      return null;
    }
  }

  #sayUnanswered(times: number): void {
    this.#unanswered = times;
    if (times >= patience) this.cabinet.offerCheck();
    this.cabinet.say(times < patience ? this.#texts.checking : this.#texts.stillChecking);
  }

  async #show(answer: SpinAnswer, clientSeed: string): Promise<void> {
    const { cabinet } = this;
    const texts = this.#texts;
    this.rounds.push({ nonce: answer.nonce, clientSeed, stake: answer.stake, win: answer.win, turns: answer.turns });
    cabinet.showBalance(answer.balance - answer.win);
    const [, ...free] = answer.turns;
    for (const [at, turn] of answer.turns.entries()) {
      if (at > 0) cabinet.say(fill(texts.freeSpin, { current: at, count: free.length }));
      await cabinet.reels.turnTo(turn.stops);
      const gains = isGain(this.#model, turn, at > 0);
      cabinet.wins.show(turn, gains);
      if (turn.win > 0) this.#sayPaid((turn.win * answer.stake) / this.#model.lines.length, answer.stake, gains);
      if (at === 0 && free.length > 0)
        cabinet.say(fill(texts.freeSpinsWon, { count: free.length, multiplier: this.#model.scatter?.multiplier ?? 1 }), 'win');
      if (at < free.length) await wait(turn.win > 0 || at === 0 ? pauseAfterFreeSpinMs * 2 : pauseAfterFreeSpinMs);
    }
    if (free.length > 0) cabinet.say(fill(texts.total, { amount: this.#inMoney(answer.win) }), answer.win > answer.stake ? 'win' : 'plain');
    else if (answer.win === 0) cabinet.say(texts.noWin);
    cabinet.showLastWin(answer.win);
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

export function errorText({ errors }: SlotTexts, code: string): string {
  return Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.UNKNOWN;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
