import type { DrawContext } from '../../model/draw.ts';
import type { OddsClass, Play } from '../../model/play.ts';
import { bit, classesByLabel, hit, play, plainLabels, returnedHit, slot, sumOf } from './parts.ts';

interface Sides {
  readonly reads: readonly number[];
  /** The lowest sum that counts as big. */
  readonly big: number;
  /** Number of draws per side. Sides share odds only if their counts are equal. */
  readonly wins: { readonly big: bigint; readonly small: bigint; readonly odd: bigint; readonly even: bigint };
  /** A sum that is neither big nor small. */
  readonly middle?: { readonly sum: number; readonly draws: bigint; readonly flag: 'thirty' };
}

/** Big or small, odd or even, for the sum of these places. */
export function sumSides({ reads, big, wins, middle }: Sides): Play {
  const returned: Pick<OddsClass, 'returned'> = middle === undefined ? {} : { returned: { draws: middle.draws, flag: middle.flag } };
  return play({
    code: 'sum-sides',
    group: 'sum',
    formula: { by: 'each' },
    slots: [slot('size', ['big', 'small'], reads), slot('parity', ['odd', 'even'], reads)],
    classes: [
      { code: 'big', wins: wins.big, ...returned },
      { code: 'small', wins: wins.small, ...returned },
      { code: 'odd', wins: wins.odd },
      { code: 'even', wins: wins.even },
    ],
    classOf: (slotPlace, outcome) => slotPlace * 2 + outcome,
    hits: (draw, { flags }: DrawContext) => {
      const sum = sumOf(reads.map((place) => draw[place] ?? 0));
      const parity = sum % 2 === 1 ? hit(1n, { slot: 1, oddsClass: 2 }) : hit(2n, { slot: 1, oddsClass: 3 });
      if (sum === middle?.sum) return flags[middle.flag] === 'returned' ? [returnedHit(3n), parity] : [parity];
      return [sum >= big ? hit(1n, { oddsClass: 0 }) : hit(2n, { oddsClass: 1 }), parity];
    },
  });
}

/** One whole number computed from a result, such as a sum or a span. `wins` starts at `from`. */
export function wholeNumber(
  code: string,
  group: string,
  reads: readonly number[],
  from: number,
  wins: readonly bigint[],
  valueOf: (numbers: readonly number[]) => number,
): Play {
  const labels = plainLabels(from, from + wins.length - 1);
  return play({
    code,
    group,
    formula: { by: 'each' },
    slots: [slot('picks', labels, reads)],
    classes: classesByLabel(labels, wins),
    classOf: (_, outcome) => outcome,
    hits: (draw) => {
      const outcome = valueOf(reads.map((place) => draw[place] ?? 0)) - from;
      return [hit(bit(outcome), { oddsClass: outcome })];
    },
  });
}
