import { combinations } from '../model/combinations.ts';
import type { Draw } from '../model/draw.ts';
import type { Kind } from '../model/kind.ts';
import { ordered } from '../kinds/plays/balls.ts';

/** Draws that each represent equally many of the kind's draws. */
export interface EvenDraws {
  readonly weight: bigint;
  readonly draws: readonly Draw[];
}

/** Draws by the positions that are read, cached because many plays read the same ones. */
export class EvenDrawsOfKind {
  readonly #kind: Kind;
  readonly #byReads = new Map<string, EvenDraws | null>();

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  of(reads: readonly number[]): EvenDraws | null {
    const key = reads.join();
    const known = this.#byReads.get(key);
    if (known !== undefined) return known;
    const made = evenDraws(this.#kind, reads);
    this.#byReads.set(key, made);
    return made;
  }
}

const mostDraws = 130_000n;

/**
 * Every content of the places that are read, with the other places filled arbitrarily. Null if there are too many to
 * walk. All places of eight numbers are walked as sets, because plays that read them all ignore their order, which a
 * test checks.
 */
function evenDraws({ space, total }: Kind, reads: readonly number[]): EvenDraws | null {
  switch (space.by) {
    case 'digits':
      return { weight: total / 10n ** BigInt(reads.length), draws: [...digitDraws(space.count, reads)] };
    case 'distinct': {
      const orders = ordered(space.of, reads.length);
      if (orders <= mostDraws) return { weight: total / orders, draws: [...orderedDraws(space.count, space.of, reads)] };
      const sets = combinations(BigInt(space.of), BigInt(space.count));
      return reads.length === space.count && sets <= mostDraws ? { weight: total / sets, draws: [...setsOf(space.count, space.of)] } : null;
    }
    case 'prizes': {
      const [place, ...others] = reads;
      if (place === undefined || others.length > 0) return null;
      // No play reads more than the last four digits of a prize.
      const values = 10 ** Math.min(4, space.digits[place] ?? 0);
      return { weight: total / BigInt(values), draws: [...prizeDraws(space.digits.length, place, values)] };
    }
  }
}

function* digitDraws(count: number, reads: readonly number[]): Generator<Draw> {
  const rest = Array.from({ length: count }, (_, place) => (place * 3 + 1) % 10);
  for (let number = 0; number < 10 ** reads.length; number++) {
    const draw = [...rest];
    let left = number;
    for (const place of reads) {
      draw[place] = left % 10;
      left = Math.floor(left / 10);
    }
    yield draw;
  }
}

function* orderedDraws(count: number, of: number, reads: readonly number[]): Generator<Draw> {
  for (const read of orders(of, reads.length)) {
    const free = numbersTo(of).filter((number) => !read.includes(number));
    const draw = Array.from({ length: count }, (_, place) => {
      const order = reads.indexOf(place);
      return (order === -1 ? free.shift() : read[order]) ?? 0;
    });
    yield draw;
  }
}

function* orders(of: number, length: number, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === length) {
    yield taken;
    return;
  }
  for (const number of numbersTo(of)) if (!taken.includes(number)) yield* orders(of, length, [...taken, number]);
}

function* setsOf(count: number, of: number, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === count) {
    yield taken;
    return;
  }
  const last = of - (count - taken.length) + 1;
  for (let number = (taken.at(-1) ?? 0) + 1; number <= last; number++) yield* setsOf(count, of, [...taken, number]);
}

function* prizeDraws(count: number, place: number, values: number): Generator<Draw> {
  for (let value = 0; value < values; value++) yield Array.from({ length: count }, (_, at) => (at === place ? value : 0));
}

function numbersTo(of: number): number[] {
  return Array.from({ length: of }, (_, place) => place + 1);
}
