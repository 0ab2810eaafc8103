import { GameError, post } from '../shell/game-api.ts';
import { RoundTalk } from '../shell/round-talk.ts';
import { errorText, type ShellTexts } from '../shell/shell-texts.ts';
import type { Table } from '../shell/table.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import type { LiveTexts } from './live-texts.ts';
import { TableFeed } from './table-feed.ts';
import { TableTime } from './table-time.ts';
import type { OwnStake, OwnStakes, SeenStakes, StakeAnswer, TableMessage, TableState } from './table-wire.ts';

interface SeatEars<Choice> {
  /** Milliseconds after a round's end before its result is shown. */
  holdsBack?(): number;
  onState(state: TableState): void;
  /** The results of the last rounds may be shown now. */
  onPast(state: TableState): void;
  /** `own` are the numbers of the player's stakes. */
  onStakes(stakes: SeenStakes, own: ReadonlySet<number>): void;
  /** Stakes that are no longer open. */
  onEnded(stakes: readonly OwnStake<Choice>[]): void;
  onFrame(state: TableState, now: number): void;
}

/** The player's seat at a table: receives the round's events and requests stakes. */
export class LiveSeat<Choice> {
  readonly #texts: ShellTexts & LiveTexts;
  readonly #table: Table;
  readonly #kind: string;
  readonly #ears: SeatEars<Choice>;
  readonly #talk: RoundTalk;
  readonly #time = new TableTime();
  readonly #own = new Map<string, OwnStake<Choice>>();
  #state: TableState | null = null;
  #heldUntil = 0;
  #isBusy = false;
  #isBroken = false;
  #isOver = false;

  constructor(game: OpenAnswer, texts: ShellTexts & LiveTexts, table: Table, kind: string, ears: SeatEars<Choice>) {
    this.#texts = texts;
    this.#table = table;
    this.#kind = kind;
    this.#ears = ears;
    this.#talk = new RoundTalk(texts, table);
    const feed = new TableFeed<Choice>(`/${kind}/api/feed`, game.session, {
      hear: (message) => this.#hear(message),
      hearBreak: (isBroken) => this.#hearBreak(isBroken),
      hearEnd: (code) => {
        this.#isOver = true;
        table.say(errorText(texts, code), 'error');
      },
    });
    void feed.listen();
    requestAnimationFrame(() => this.#frame());
  }

  get state(): TableState | null {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** The gateway's clock. */
  now(): number {
    return this.#time.now();
  }

  /** The open stakes on the current round, in the order they were placed. */
  get openStakes(): OwnStake<Choice>[] {
    return this.stakesOn(this.#state?.round.number ?? 0).filter(({ state }) => state === 'open');
  }

  /** The player's total stake on a round, without stakes taken back. */
  stakesOn(number: number): OwnStake<Choice>[] {
    return [...this.#own.values()].filter(({ state, round }) => state !== 'undone' && round === number);
  }

  askNow(): void {
    this.#talk.askNow();
  }

  /** Null if refused, which the player has been told. `late` if it came after closing. */
  async ask<Answer extends StakeAnswer<Choice>>(call: string, body: object, late = this.#texts.closed): Promise<Answer | null> {
    this.#isBusy = true;
    try {
      let isLate = false;
      const answer = await this.#talk.settle(() =>
        post<Answer>(`/${this.#kind}/api/${call}`, body).catch((error: unknown) => {
          isLate = error instanceof GameError && error.code === 'NO_LONGER_OPEN';
          throw error;
        }),
      );
      if (isLate) this.#table.say(late);
      if (answer !== null) this.#take(answer.stake, answer.balance);
      return answer;
    } finally {
      this.#isBusy = false;
    }
  }

  #take(stake: OwnStake<Choice>, balance: number): void {
    this.#own.set(stake.key, stake);
    this.#table.tellBalance(balance);
  }

  #hear(message: TableMessage<Choice>): void {
    if (message.type === 'table') {
      this.#time.hear(message.now);
      const isNewEnd = this.#state !== null && message.last !== null && message.last.number !== this.#state.last?.number;
      if (isNewEnd) this.#heldUntil = performance.now() + (this.#ears.holdsBack?.() ?? 0);
      this.#state = message;
      for (const [key, { round }] of this.#own) if (round < message.round.number - 1) this.#own.delete(key);
      this.#ears.onState(message);
      this.#whenShown(() => {
        this.#ears.onPast(message);
        this.#showStakes(message.stakes);
      });
    } else if (message.type === 'stakes') this.#whenShown(() => this.#showStakes(message));
    else if (message.type === 'own') this.#whenShown(() => this.#hearOwn(message));
  }

  #whenShown(tell: () => void): void {
    const wait = this.#heldUntil - performance.now();
    if (wait > 0) setTimeout(tell, wait);
    else tell();
  }

  #hearOwn({ balance, stakes }: OwnStakes<Choice>): void {
    const ended = stakes.filter(({ key, state }) => this.#own.get(key)?.state === 'open' && state !== 'open');
    for (const stake of stakes) this.#own.set(stake.key, stake);
    if (ended.length > 0) this.#ears.onEnded(ended);
    this.#table.tellBalance(balance);
  }

  #showStakes(stakes: SeenStakes): void {
    this.#ears.onStakes(stakes, new Set([...this.#own.values()].map(({ id }) => id)));
  }

  #hearBreak(isBroken: boolean): void {
    if (isBroken === this.#isBroken || this.#isOver) return;
    this.#isBroken = isBroken;
    if (isBroken) this.#table.say(this.#texts.broken, 'error');
    else this.#table.say('');
  }

  #frame(): void {
    if (this.#isOver) return;
    if (this.#state !== null) this.#ears.onFrame(this.#state, this.now());
    requestAnimationFrame(() => this.#frame());
  }
}
