import type { Draw } from '../shell/draw.ts';
import { element } from '../shell/element.ts';
import { randomSeed, verifyRounds } from '../shell/fairness.ts';
import { openPanel } from '../shell/panel.ts';
import { fill, type ShellTexts } from '../shell/shell-texts.ts';
import type { LiveTexts } from './live-texts.ts';
import type { LastRound, TableState } from './table-wire.ts';

interface Checked {
  readonly round: LastRound;
  /** The commitment was seen before the round was over. */
  readonly wasPromised: boolean;
  readonly isFair: boolean;
}

/** Checks every round that this page sees, with the commitment that it was shown before. */
export class LiveFairness {
  clientSeed = randomSeed();
  readonly #drawFor: (draw: Draw, clientSeed: string, round: number) => Promise<number>;
  readonly #nameOf: (outcome: number) => string;
  readonly #promised = new Map<number, string>();
  #state: TableState | null = null;
  #last: Checked | null = null;
  #count = 0;

  constructor(drawFor: (draw: Draw, clientSeed: string, round: number) => Promise<number>, nameOf: (outcome: number) => string) {
    this.#drawFor = drawFor;
    this.#nameOf = nameOf;
  }

  async see(state: TableState): Promise<void> {
    this.#state = state;
    const { round, last } = state;
    this.#promised.set(round.number, round.commitment);
    if (last === null || this.#last?.round.number === last.number) return;
    const promised = this.#promised.get(last.number);
    this.#promised.delete(last.number);
    const check = async (draw: Draw): Promise<boolean> => (await this.#drawFor(draw, last.clientSeed, last.number)) === last.outcome;
    const verdict = await verifyRounds(last.serverSeed, promised ?? last.commitment, [{ nonce: last.number, check }]);
    const isFair = verdict.kind === 'fair';
    this.#last = { round: last, wasPromised: promised !== undefined, isFair };
    if (isFair && promised !== undefined) this.#count += 1;
  }

  open(texts: ShellTexts & LiveTexts): void {
    const round = this.#state?.round;
    const seed = element('input', {
      type: 'text',
      value: this.clientSeed,
      pattern: '[A-Za-z0-9\\-]{1,64}',
      maxlength: 64,
      required: true,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'seed-rule',
    });
    seed.addEventListener('change', () => {
      if (seed.reportValidity()) this.clientSeed = seed.value;
      else seed.value = this.clientSeed;
    });
    openPanel(texts.fairTitle, texts.close, [
      element('p', { class: 'note' }, texts.liveFairNote),
      element('span', { class: 'label' }, fill(texts.thisCommitment, { number: round?.number ?? 1 })),
      element('code', {}, round?.commitment ?? ''),
      element(
        'label',
        { class: 'field' },
        element('span', { class: 'label' }, texts.clientSeed),
        seed,
        element('span', { class: 'note', id: 'seed-rule' }, texts.liveSeedRule),
      ),
      ...this.#aboutLast(texts),
      element('p', { class: 'note' }, fill(texts.checkedAll, { count: this.#count })),
    ]);
  }

  #aboutLast(texts: ShellTexts & LiveTexts): HTMLElement[] {
    if (this.#last === null) return [];
    const { round, wasPromised, isFair } = this.#last;
    const result = this.#nameOf(round.outcome);
    const verdict = isFair ? fill(wasPromised ? texts.checkedRound : texts.uncheckedRound, { result }) : texts.refutedRound;
    return [
      element('h3', {}, fill(texts.lastRound, { number: round.number })),
      element('p', { class: 'verdict', 'data-tone': isFair ? 'good' : 'bad' }, verdict),
      element('span', { class: 'label' }, texts.commitment),
      element('code', {}, round.commitment),
      element('span', { class: 'label' }, texts.revealed),
      element('code', {}, round.serverSeed),
      element('span', { class: 'label' }, texts.lastClientSeeds),
      element('code', {}, round.clientSeed === '' ? texts.none : round.clientSeed),
    ];
  }
}
