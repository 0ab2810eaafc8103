import { element } from '../shell/element.ts';
import { openFairness } from '../shell/fairness-panel.ts';
import { randomSeed, type CheckableRound } from '../shell/fairness.ts';
import { post } from '../shell/game-api.ts';
import { formatPercent } from '../shell/money.ts';
import { formatTimes } from '../shell/numbers.ts';
import { openRules } from '../shell/rules-panel.ts';
import { RoundTalk } from '../shell/round-talk.ts';
import { fill } from '../shell/shell-texts.ts';
import { Table } from '../shell/table.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { diceWin, multiplierOf, rollOf } from './dice-rules.ts';
import { DiceStage } from './dice-stage.ts';
import { edgeText, numberOf, type DiceTexts } from './dice-texts.ts';
import type { DiceAnswer, DiceBody } from './dice-wire.ts';

/** One sitting at the dice. */
export class DicePlay {
  readonly table: Table;
  clientSeed = randomSeed();
  commitment: string;
  rounds: CheckableRound[] = [];
  readonly #game: OpenAnswer;
  readonly #texts: DiceTexts;
  readonly #stage: DiceStage;
  readonly #talk: RoundTalk;
  readonly #facts = { chance: element('dd'), multiplier: element('dd'), pays: element('dd') };
  #busy = false;

  constructor(game: OpenAnswer, texts: DiceTexts) {
    this.#game = game;
    this.#texts = texts;
    this.commitment = game.commitment;
    this.#stage = new DiceStage(texts, () => this.#showFacts());
    const facts = element(
      'dl',
      { class: 'facts' },
      ...(['multiplier', 'chance', 'pays'] as const).map((name) => element('div', {}, element('dt', {}, texts[name]), this.#facts[name])),
    );
    this.table = new Table(game, texts, {
      stage: this.#stage.root,
      controls: [facts],
      act: () => void this.play(),
      openRules: () => openRules(game, texts, texts.rules),
      openFairness: () => openFairness(this, game, texts),
      onStake: () => this.#showFacts(),
    });
    this.#talk = new RoundTalk(texts, this.table);
    this.table.say(texts.ready);
    this.#setBusy(false);
  }

  get isBusy(): boolean {
    return this.#busy;
  }

  /** Plays a round. While one is uncertain, requests its outcome instead. */
  async play(): Promise<void> {
    if (this.#busy) return this.#talk.askNow();
    this.#setBusy(true);
    this.table.say(this.#texts.rolling);
    const choice = this.#stage.choice;
    const body: DiceBody = {
      session: this.#game.session,
      idempotencyKey: crypto.randomUUID(),
      stake: this.table.stakes.stake,
      clientSeed: this.clientSeed,
      ...choice,
    };
    try {
      const answer = await this.#talk.settle(() => post<DiceAnswer>('/dice/api/roll', body));
      if (answer !== null) await this.#show(answer, body);
    } finally {
      this.#setBusy(false);
    }
  }

  async #show(answer: DiceAnswer, { clientSeed, wins, isOver }: DiceBody): Promise<void> {
    const { table } = this;
    const { nonce, roll, stake, win, balance } = answer;
    const check: CheckableRound['check'] = async (draw) => {
      const drawn = await rollOf(draw, clientSeed, nonce);
      return drawn === roll && diceWin({ wins, isOver }, drawn, stake) === win;
    };
    this.rounds.push({ nonce, check });
    table.showBalance(balance - win);
    await this.#stage.show(roll);
    const values = { roll: numberOf(roll, this.#texts), amount: table.inMoney(win) };
    table.say(fill(win > 0 ? this.#texts.won : this.#texts.lost, values), win > 0 ? 'win' : 'plain');
    table.addPast(numberOf(roll, this.#texts), win > 0);
    table.endRound(win, stake);
    table.tellBalance(balance);
  }

  #showFacts(): void {
    // The stage reports its first state before the table exists.
    if (!(this.table instanceof Table)) return;
    const { wins } = this.#stage.choice;
    const { chance, multiplier, pays } = this.#facts;
    chance.textContent = formatPercent(wins / 10_000, this.#texts.language);
    multiplier.textContent = formatTimes(multiplierOf(wins), this.#texts);
    pays.textContent = this.table.inMoney((this.table.stakes.stake * multiplierOf(wins)) / 100);
    if (!this.#busy) this.table.setAct(this.#texts.roll, { detail: edgeText(this.#texts, this.#stage.choice) });
  }

  #setBusy(busy: boolean): void {
    this.#busy = busy;
    this.#stage.setDisabled(busy);
    this.table.stakes.setDisabled(busy);
    if (busy) this.table.setAct(this.#texts.rolling, { isWaiting: true });
    else this.#showFacts();
  }
}
