import type { Aggregator } from './aggregator.ts';

/** The aggregators that provide this gateway's vendors, as `platform.aggregators`. */
export class Aggregators {
  readonly #all: readonly Aggregator[];

  constructor(aggregators: readonly Aggregator[]) {
    this.#all = aggregators;
  }

  find(name: string, merchant: string): Aggregator | null {
    return this.#all.find((aggregator) => aggregator.name === name && aggregator.serves(merchant)) ?? null;
  }

  /** Aggregators that a merchant has an agreement with. */
  of(merchant: string): readonly Aggregator[] {
    return this.#all.filter(({ serves }) => serves(merchant));
  }

  /** Null for a game that the house runs. */
  bringing(game: { readonly vendor: string; readonly type: string }, merchant: string): Aggregator | null {
    return this.#all.find(({ brings, serves }) => brings(game) && serves(merchant)) ?? null;
  }
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly aggregators: Aggregators;
  }
}
