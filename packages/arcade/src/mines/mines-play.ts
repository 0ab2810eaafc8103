import { button } from '../shell/element.ts';
import { openFairness } from '../shell/fairness-panel.ts';
import { randomSeed, type CheckableRound } from '../shell/fairness.ts';
import { post } from '../shell/game-api.ts';
import { openRules } from '../shell/rules-panel.ts';
import { RoundTalk } from '../shell/round-talk.ts';
import { fill } from '../shell/shell-texts.ts';
import { Table } from '../shell/table.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { MinesDeck, timesOf } from './mines-deck.ts';
import { MinesField } from './mines-field.ts';
import { cells, drawMines, minesFrom, multiplierOf } from './mines-rules.ts';
import type { MinesTexts } from './mines-texts.ts';
import type { MinesRound, MinesStart } from './mines-wire.ts';

/** One sitting at the mines. An open round continues. */
export class MinesPlay {
  readonly table: Table;
  clientSeed = randomSeed();
  commitment: string;
  rounds: CheckableRound[] = [];
  readonly #game: OpenAnswer;
  readonly #texts: MinesTexts;
  readonly #field: MinesField;
  readonly #deck: MinesDeck;
  readonly #talk: RoundTalk;
  readonly #chance: HTMLButtonElement;
  #round: MinesRound | null;
  #busy = false;

  constructor(game: OpenAnswer, texts: MinesTexts, open: MinesRound | null) {
    this.#game = game;
    this.#texts = texts;
    this.commitment = game.commitment;
    this.#round = open;
    this.#field = new MinesField(texts, (cell) => void this.#open(cell));
    this.#deck = new MinesDeck(texts);
    this.#chance = button({ class: 'action quiet' }, () => this.#openAny(), texts.pickForMe);
    this.table = new Table(game, texts, {
      stage: this.#field.root,
      controls: [...this.#deck.parts, this.#chance],
      act: () => void this.act(),
      openRules: () => openRules(game, texts, texts.rules),
      openFairness: () => openFairness(this, game, texts),
      onStake: () => {},
    });
    this.#talk = new RoundTalk(texts, this.table);
    this.table.say(open === null ? texts.ready : texts.resumed);
    if (open !== null) {
      this.#deck.choose(open.mines);
      this.table.stakes.choose(open.stake);
      this.#showOpened(open);
    }
    this.#settle();
  }

  get isBusy(): boolean {
    return this.#busy || this.#round !== null;
  }

  focus(): void {
    if (this.#round === null) this.table.focus();
    else this.#field.focus();
  }

  /** Starts a round, or cashes out the open one. */
  async act(): Promise<void> {
    if (this.#busy) return this.#talk.askNow();
    const { session } = this.#game;
    if (this.#round === null) {
      const { stake } = this.table.stakes;
      const body: MinesStart = {
        session,
        idempotencyKey: crypto.randomUUID(),
        stake,
        clientSeed: this.clientSeed,
        mines: this.#deck.mines,
      };
      this.#field.clear();
      await this.#ask('start', body, this.#texts.starting);
    } else if (this.#round.opened.length > 0) await this.#ask('cashout', { session, round: this.#round.round }, this.#texts.cashOut);
  }

  #openAny(): void {
    const hidden = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => this.#round?.opened.includes(cell) === false);
    const cell = hidden[Math.floor(Math.random() * hidden.length)];
    if (cell !== undefined) void this.#open(cell);
  }

  async #open(cell: number): Promise<void> {
    if (this.#busy) return this.#talk.askNow();
    if (this.#round === null || this.#round.opened.includes(cell)) return;
    this.#field.setWaiting(cell);
    await this.#ask('reveal', { session: this.#game.session, round: this.#round.round, cell }, this.#texts.opening);
    this.#field.setWaiting(null);
  }

  async #ask(call: 'start' | 'reveal' | 'cashout', body: object, waiting: string): Promise<void> {
    this.#busy = true;
    this.table.stakes.setDisabled(true);
    this.#deck.lock(true);
    this.#field.setPlayable(false);
    this.table.setAct(waiting, { isWaiting: true });
    try {
      const round = await this.#talk.settle(() => post<MinesRound>(`/mines/api/${call}`, body));
      if (round !== null) this.#show(round);
    } finally {
      this.#busy = false;
      this.#settle();
    }
  }

  #show(round: MinesRound): void {
    const { table } = this;
    this.#round = round;
    this.#showOpened(round);
    table.tellBalance(round.balance);
    if (round.win !== null) this.#end(round, round.win);
    else if (round.opened.length === 0) table.say(fill(this.#texts.pick, { safe: cells - round.mines }));
    else
      table.say(
        fill(this.#texts.found, {
          amount: table.inMoney(worthOf(round)),
          next: timesOf(round.mines, round.opened.length + 1, this.#texts),
        }),
      );
  }

  #showOpened(round: MinesRound): void {
    const { opened, minesAt, mines, win } = round;
    for (const cell of opened) this.#field.show(cell, minesAt?.includes(cell) === true ? 'mine' : 'safe');
    this.#deck.showLadder(win === 0 ? opened.length - 1 : opened.length);
    if (minesAt === null) return;
    for (let cell = 0; cell < cells; cell++)
      if (!opened.includes(cell)) this.#field.show(cell, minesAt.includes(cell) ? 'mine' : 'safe', false);
    if (mines !== minesAt.length) throw new Error('A round lost its mines');
  }

  #end(round: MinesRound, win: number): void {
    const { table } = this;
    const texts = this.#texts;
    const { nonce, clientSeed, mines, minesAt, stake, opened } = round;
    // A round of an earlier sitting is verified in the bet history, because this page never saw its commitment.
    if (round.commitment === this.commitment) {
      const check: CheckableRound['check'] = async (draw) =>
        minesFrom(await drawMines(draw, clientSeed, nonce, mines)).join() === minesAt?.join() && win === paidBy(round);
      this.rounds.push({ nonce, check });
    }
    const multiplier = timesOf(mines, opened.length, this.#texts);
    table.say(win > 0 ? fill(texts.won, { amount: table.inMoney(win), multiplier }) : texts.lost, win > 0 ? 'win' : 'plain');
    table.addPast(win > 0 ? multiplier : '×0', win > 0);
    table.endRound(win, stake);
    this.#round = null;
  }

  /** Shows the player's current options. */
  #settle(): void {
    const { table } = this;
    const round = this.#round;
    const isOpen = round !== null;
    table.stakes.setDisabled(isOpen);
    this.#deck.lock(isOpen);
    this.#chance.disabled = !isOpen;
    this.#field.setPlayable(isOpen);
    if (!isOpen) table.setAct(this.#texts.start);
    else table.setAct(this.#texts.cashOut, { detail: table.inMoney(worthOf(round)), isWaiting: round.opened.length === 0, isCash: true });
  }
}

function worthOf({ stake, mines, opened }: MinesRound): number {
  return opened.length === 0 ? stake : (stake * multiplierOf(mines, opened.length)) / 100;
}

/** The payout of a finished round by the rules. */
function paidBy(round: MinesRound): number {
  const last = round.opened.at(-1);
  return last !== undefined && round.minesAt?.includes(last) === true ? 0 : worthOf(round);
}
