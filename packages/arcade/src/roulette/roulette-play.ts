import { LiveFairness } from '../live-table/live-fairness.ts';
import { LiveSeat } from '../live-table/live-seat.ts';
import { StakesBoard } from '../live-table/stakes-board.ts';
import type { OwnStake, StakeAnswer, TableState } from '../live-table/table-wire.ts';
import { openRules } from '../shell/rules-panel.ts';
import { fill } from '../shell/shell-texts.ts';
import { Table } from '../shell/table.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { ChipTray } from './chip-tray.ts';
import { RouletteDeck } from './roulette-deck.ts';
import { chipsAtOnce, colourOf, drawNumber } from './roulette-rules.ts';
import { RouletteStage } from './roulette-stage.ts';
import { colourName, type RouletteTexts } from './roulette-texts.ts';
import { fallTime } from './roulette-wheel.ts';
import type { RouletteBody, RouletteChoice } from './roulette-wire.ts';

type Answer = StakeAnswer<RouletteChoice>;

/** One sitting at the shared table. */
export class RoulettePlay {
  readonly table: Table;
  readonly #game: OpenAnswer;
  readonly #texts: RouletteTexts;
  readonly #stage: RouletteStage;
  readonly #deck: RouletteDeck;
  readonly #tray = new ChipTray();
  readonly #fairness: LiveFairness;
  readonly #seat: LiveSeat<RouletteChoice>;
  /** The player's chips are placed when bets open. */
  #isQueued = false;
  #shownAct = '';

  constructor(game: OpenAnswer, texts: RouletteTexts) {
    this.#game = game;
    this.#texts = texts;
    this.#fairness = new LiveFairness(drawNumber, (number) => `${number} ${colourName(texts, number)}`);
    const board = new StakesBoard(game, texts);
    this.#stage = new RouletteStage(game, texts, board, {
      lay: (spot) => this.#lay(spot),
      takeAway: (spot) => this.#change(() => this.#tray.takeAway(spot)),
    });
    this.#deck = new RouletteDeck(texts, this.#stage.table.hasLines, {
      undo: () => this.#change(() => this.#tray.undo()),
      clear: () => this.#change(() => this.#tray.clear()),
      repeat: () => this.#change(() => this.#repeat()),
      showLines: (hasLines) => this.#stage.table.showLines(hasLines),
    });
    this.table = new Table(
      game,
      { ...texts, stake: texts.chips },
      {
        stage: this.#stage.root,
        controls: [this.#deck.root],
        act: () => void this.act(),
        openRules: () => openRules(game, texts, texts.rules),
        openFairness: () => this.#fairness.open(texts),
        onStake: () => {},
      },
    );
    this.#seat = new LiveSeat(game, texts, this.table, 'roulette', {
      holdsBack: fallTime,
      onState: (state) => void this.#fairness.see(state).then(() => this.#showChips()),
      onPast: ({ past }) => {
        this.table.showPast(past.map(({ outcome }) => ({ text: String(outcome), tone: `is-${colourOf(outcome)}` })));
        this.#stage.showShares(past);
      },
      onStakes: (stakes, own) => board.show(stakes, own),
      onEnded: (stakes) => this.#tellEnd(stakes),
      onFrame: (state, now) => this.#onFrame(state, now),
    });
    this.table.setAct(texts.connecting, { isWaiting: true });
    this.table.say(texts.ready);
  }

  focus(): void {
    this.table.focus();
  }

  /** The button's action: place the bets, or undo the last one. */
  async act(): Promise<void> {
    const { state } = this.#seat;
    if (state === null || this.#seat.isBusy) return this.#seat.askNow();
    if (!this.#tray.isEmpty && this.#canBet(state, this.#seat.now())) return this.#place(state);
    const last = this.#seat.openStakes.at(-1);
    if (this.#tray.isEmpty && last !== undefined && this.#canBet(state, this.#seat.now())) return this.#takeBack(last);
    if (this.#tray.isEmpty) return this.table.say(this.#texts.layFirst);
    this.#isQueued = !this.#isQueued;
    this.table.say(this.#isQueued ? this.#texts.queued : this.#texts.ready);
  }

  #canBet({ round }: TableState, now: number): boolean {
    return round.phase === 'betting' && now >= round.opensAt && now < round.closesAt;
  }

  #lay(spot: number): void {
    if (this.#seat.isBusy) return this.#seat.askNow();
    const chip = this.table.stakes.stake;
    const most = chipsAtOnce * (this.#game.stakes.at(-1) ?? 0);
    if (this.#tray.amount + chip > most) return this.table.say(fill(this.#texts.tooMuch, { amount: this.table.inMoney(most) }), 'error');
    this.#change(() => this.#tray.lay(spot, chip));
  }

  #repeat(): void {
    if (this.#tray.canRepeat) this.#tray.repeat();
  }

  #change(act: () => void): void {
    act();
    if (this.#tray.isEmpty) this.#isQueued = false;
    this.#showChips();
  }

  async #place(state: TableState): Promise<void> {
    this.#isQueued = false;
    const body: RouletteBody = {
      session: this.#game.session,
      idempotencyKey: crypto.randomUUID(),
      clientSeed: this.#fairness.clientSeed,
      round: state.round.number,
      chips: this.#tray.chips(),
    };
    this.#setAct(this.#texts.placing, { isWaiting: true });
    const answer = await this.#seat.ask<Answer>('stake', body);
    if (answer !== null) {
      this.#tray.place();
      this.table.say(fill(this.#texts.placed, { amount: this.table.inMoney(answer.stake.stake) }));
    }
    this.#showChips();
  }

  async #takeBack({ key }: OwnStake<RouletteChoice>): Promise<void> {
    const answer = await this.#seat.ask<Answer>('undo', { session: this.#game.session, key });
    if (answer?.stake.state === 'undone') this.table.say(this.#texts.takenBack);
    this.#showChips();
  }

  #onFrame(state: TableState, now: number): void {
    if (this.#isQueued && !this.#seat.isBusy && this.#canBet(state, now)) void this.#place(state);
    const before = this.#stage.root.dataset['phase'];
    this.#stage.show(state, now);
    if (before !== this.#stage.root.dataset['phase']) this.#showChips();
    this.#showAct(state, now);
  }

  /** Until bets open, the chips of the last round stay in place. */
  #showChips(): void {
    const { state } = this.#seat;
    const placed = new Map<number, number>();
    const isBefore = state !== null && state.round.phase === 'betting' && this.#seat.now() < state.round.opensAt;
    const shown = state === null ? 0 : isBefore ? state.round.number - 1 : state.round.number;
    for (const { choice } of this.#seat.stakesOn(shown))
      for (const { spot, amount } of choice) placed.set(spot, (placed.get(spot) ?? 0) + amount);
    this.#stage.table.show(this.#tray.bySpot(), placed);
    this.#deck.show(this.#tray);
  }

  #tellEnd(stakes: readonly OwnStake<RouletteChoice>[]): void {
    const { table } = this;
    const settled = stakes.filter(({ state }) => state === 'settled');
    if (settled.length === 0) return table.say(this.#texts.interrupted);
    const win = settled.reduce((sum, each) => sum + (each.win ?? 0), 0);
    const stake = settled.reduce((sum, each) => sum + each.stake, 0);
    const number = this.#seat.state?.past.find((round) => round.number === settled[0]?.round)?.outcome ?? 0;
    const told = { number, colour: colourName(this.#texts, number), amount: table.inMoney(win), stake: table.inMoney(stake) };
    table.endRound(win, stake);
    const { won, back, lost } = this.#texts;
    // A round that pays at most its stake does not count as a win.
    table.say(fill(win > stake ? won : win > 0 ? back : lost, told), win > stake ? 'win' : 'plain');
  }

  #showAct(state: TableState, now: number): void {
    if (this.#seat.isBusy) return;
    const texts = this.#texts;
    const canBet = this.#canBet(state, now);
    const detail = this.table.inMoney(this.#tray.amount);
    const last = this.#seat.openStakes.at(-1);
    if (!this.#tray.isEmpty && canBet) return this.#setAct(texts.place, { detail, isCash: true });
    if (!this.#tray.isEmpty)
      return this.#setAct(this.#isQueued ? texts.waiting : texts.placeNext, { detail: this.#isQueued ? texts.tapToCancel : detail });
    if (last !== undefined && canBet) return this.#setAct(texts.takeBack, { detail: this.table.inMoney(last.stake) });
    this.#setAct(canBet ? texts.layFirst : texts.running, { isWaiting: true });
  }

  #setAct(label: string, state: Parameters<Table['setAct']>[1]): void {
    const shown = `${label} ${JSON.stringify(state)}`;
    if (shown === this.#shownAct) return;
    this.#shownAct = shown;
    this.table.setAct(label, state);
  }
}
