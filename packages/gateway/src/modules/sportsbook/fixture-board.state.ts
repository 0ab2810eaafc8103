import type { Aggregator } from '#ports/seamless/aggregator.ts';
import type { BookFixture } from '#ports/seamless/sportsbook.ts';

/** How long an answer is fresh, and how long a stale one is better than none, in milliseconds. */
const [freshFor, bearableFor] = [4_000, 60_000];

interface Known {
  readonly fixtures: readonly BookFixture[];
  readonly at: number;
}

/** The matches of every book, fetched once for everyone. Kept for a while when the book does not answer. */
export class FixtureBoard {
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<readonly BookFixture[]>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @throws AppError UNAVAILABLE if the book neither answers now nor did a minute ago */
  async of({ name, asks }: Pick<Aggregator, 'name' | 'asks'>, merchant: string): Promise<readonly BookFixture[]> {
    const { fixtures } = asks;
    if (fixtures === null) return [];
    const key = `${merchant} ${name}`;
    const known = this.#known.get(key);
    if (known !== undefined && this.#now() - known.at < freshFor) return known.fixtures;
    const asking =
      this.#asking.get(key) ??
      fixtures(merchant)
        .then((told) => {
          this.#known.set(key, { fixtures: told, at: this.#now() });
          return told;
        })
        .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking.catch((error: unknown) => {
      if (known !== undefined && this.#now() - known.at < bearableFor) return known.fixtures;
      throw error;
    });
  }
}
