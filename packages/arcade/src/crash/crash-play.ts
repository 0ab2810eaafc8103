import { LiveFairness } from '../live-table/live-fairness.ts';
import { LiveSeat } from '../live-table/live-seat.ts';
import { StakesBoard } from '../live-table/stakes-board.ts';
import type { OwnStake, StakeAnswer, TableState } from '../live-table/table-wire.ts';
import { openRules } from '../shell/rules-panel.ts';
import { formatTimes } from '../shell/numbers.ts';
import { fill } from '../shell/shell-texts.ts';
import { Table } from '../shell/table.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { CrashDeck } from './crash-deck.ts';
import { drawPoint, leastTimes, timesAt, worthOf } from './crash-rules.ts';
import { CrashStage } from './crash-stage.ts';
import type { CrashTexts } from './crash-texts.ts';
import type { CrashBody, CrashChoice } from './crash-wire.ts';

type Own = OwnStake<CrashChoice>;

/** One sitting at the shared curve. */
export class CrashPlay {
  readonly table: Table;
  readonly #game: OpenAnswer;
  readonly #texts: CrashTexts;
  readonly #stage: CrashStage;
  readonly #deck: CrashDeck;
  readonly #fairness = new LiveFairness(drawPoint, (point) => formatTimes(point, this.#texts));
  readonly #seat: LiveSeat<CrashChoice>;
  /** The player has joined the next round. */
  #isQueued = false;
  #shownAct = '';

  constructor(game: OpenAnswer, texts: CrashTexts) {
    this.#game = game;
    this.#texts = texts;
    this.#stage = new CrashStage(texts, new StakesBoard(game, texts));
    this.#deck = new CrashDeck(texts);
    this.table = new Table(game, texts, {
      stage: this.#stage.root,
      controls: [this.#deck.root],
      act: () => void this.act(),
      openRules: () => openRules(game, texts, texts.rules),
      openFairness: () => this.#fairness.open(texts),
      onStake: () => this.#showAct(),
    });
    this.#seat = new LiveSeat(game, texts, this.table, 'crash', {
      onState: (state) => this.#onState(state),
      onStakes: (stakes, own) => this.#stage.showStakes(stakes, own),
      onPast: ({ past }) =>
        this.table.showPast(past.map(({ outcome }) => ({ text: formatTimes(outcome, this.#texts), tone: toneOf(outcome) }))),
      onEnded: (stakes) => stakes.forEach((stake) => this.#tellEnd(stake)),
      onFrame: (state, now) => {
        this.#stage.show(state, now);
        this.#onFrame(state, now);
      },
    });
    this.table.setAct(texts.connecting, { isWaiting: true });
    this.table.say(texts.ready);
  }

  /** The button's action: bet, cancel, cash out, or join the next round. */
  async act(): Promise<void> {
    const { state } = this.#seat;
    if (state === null || this.#seat.isBusy) return this.#seat.askNow();
    const own = this.#openStake;
    if (state.round.phase === 'running' && own !== null) return this.#leave(own);
    if (own !== null) return this.#takeBack(own);
    if (this.#canBet(state, this.#seat.now())) return this.#bet(state);
    this.#isQueued = !this.#isQueued;
    this.table.say(this.#isQueued ? fill(this.#texts.queued, { amount: this.table.inMoney(this.table.stakes.stake) }) : this.#texts.ready);
    this.#showAct();
  }

  get #openStake(): Own | null {
    return this.#seat.openStakes[0] ?? null;
  }

  #canBet({ round }: TableState, now: number): boolean {
    return round.phase === 'betting' && now >= round.opensAt && now < round.closesAt;
  }

  async #bet(state: TableState): Promise<void> {
    this.#isQueued = false;
    const body: CrashBody = {
      session: this.#game.session,
      idempotencyKey: crypto.randomUUID(),
      clientSeed: this.#fairness.clientSeed,
      round: state.round.number,
      stake: this.table.stakes.stake,
      auto: this.#deck.auto,
    };
    this.table.setAct(this.#texts.placing, { isWaiting: true });
    this.#shownAct = '';
    const answer = await this.#seat.ask<StakeAnswer<CrashChoice>>('stake', body);
    if (answer !== null) this.table.say(fill(this.#texts.placed, { amount: this.table.inMoney(answer.stake.stake) }));
    this.#showAct();
  }

  async #takeBack({ key }: Own): Promise<void> {
    const answer = await this.#seat.ask<StakeAnswer<CrashChoice>>('undo', { session: this.#game.session, key });
    if (answer?.stake.state === 'undone') this.table.say(this.#texts.takenBack);
    this.#showAct();
  }

  async #leave({ key }: Own): Promise<void> {
    this.table.setAct(this.#texts.leaving, { isWaiting: true });
    this.#shownAct = '';
    const answer = await this.#seat.ask<StakeAnswer<CrashChoice>>('leave', { session: this.#game.session, key }, this.#texts.tooLate);
    if (answer !== null) this.#tellEnd(answer.stake);
    this.#showAct();
  }

  #onState(state: TableState): void {
    void this.#fairness.see(state);
    this.#showAct();
  }

  #onFrame(state: TableState, now: number): void {
    if (this.#isQueued && !this.#seat.isBusy && this.#openStake === null && this.#canBet(state, now)) void this.#bet(state);
    this.#showAct();
  }

  #tellEnd({ win, stake, choice, state, round }: Own): void {
    const { table } = this;
    if (state === 'undone') return table.say(this.#texts.interrupted);
    if (win === null) return;
    table.endRound(win, stake);
    const last = this.#seat.state?.last;
    const point = last?.number === round ? last.outcome : 100;
    if (win > 0)
      table.say(fill(this.#texts.won, { amount: table.inMoney(win), times: formatTimes(choice.times ?? 100, this.#texts) }), 'win');
    else table.say(fill(this.#texts.lost, { times: formatTimes(point, this.#texts) }));
  }

  /** The button's current state. It changes with every frame while a stake rises. */
  #showAct(): void {
    const { state } = this.#seat;
    if (state === null || this.#seat.isBusy) return;
    const texts = this.#texts;
    const { table } = this;
    const own = this.#openStake;
    const now = this.#seat.now();
    this.#deck.setDisabled(own !== null || this.#isQueued);
    table.stakes.setDisabled(own !== null || this.#isQueued);
    if (own !== null && state.round.phase === 'running') {
      const shown = timesAt(now - (state.round.startedAt ?? now));
      const times = Math.min(shown, own.choice.auto ?? shown);
      const isOut = own.choice.auto !== null && shown >= own.choice.auto;
      const detail = table.inMoney(worthOf(own.stake, times));
      return this.#setAct(isOut ? formatTimes(times, this.#texts) : texts.leave, {
        detail,
        isWaiting: isOut || shown < leastTimes,
        isCash: !isOut,
      });
    }
    if (own !== null) return this.#setAct(texts.takeBack, { detail: table.inMoney(own.stake) });
    const detail = table.inMoney(table.stakes.stake);
    if (this.#canBet(state, now)) return this.#setAct(texts.bet, { detail });
    if (this.#isQueued) return this.#setAct(texts.waiting, { detail: texts.tapToCancel });
    this.#setAct(texts.betNext, { detail });
  }

  #setAct(label: string, state: Parameters<Table['setAct']>[1]): void {
    const shown = `${label} ${JSON.stringify(state)}`;
    if (shown === this.#shownAct) return;
    this.#shownAct = shown;
    this.table.setAct(label, state);
  }
}

function toneOf(point: number): string {
  if (point < 200) return 'low';
  return point < 1_000 ? 'middle' : 'high';
}
