import type { Aggregator } from './aggregator.ts';

/** The aggregators that bring this gateway's vendors; `platform.aggregators`. */
export class Aggregators {
  readonly #all: readonly Aggregator[];

  constructor(aggregators: readonly Aggregator[]) {
    this.#all = aggregators;
  }

  find(name: string, merchant: string): Aggregator | null {
    return this.#all.find((aggregator) => aggregator.name === name && aggregator.serves(merchant)) ?? null;
  }

  /** Null for a vendor whose games the house plays. */
  bringing(vendor: string, merchant: string): Aggregator | null {
    return this.#all.find(({ vendors, serves }) => vendors.includes(vendor) && serves(merchant)) ?? null;
  }
}
