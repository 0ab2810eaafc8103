import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draw, DrawContext } from '../model/draw.ts';
import { judge, payOf } from '../model/judge.ts';
import { kindCodes, type NumberSpace } from '../model/kind.ts';
import { linesOf, problemOf } from '../model/lines.ts';
import { maskOf, outcomesOf } from '../model/mask.ts';
import { highestWinOf } from '../model/odds.ts';
import type { Hit, Play, Selection } from '../model/play.ts';
import { allLost, allReturned } from '../testing/lottery-builders.ts';
import { kindOf } from './kinds.ts';

type Random = Parameters<Parameters<typeof fc.property<[fc.GeneratorValue]>>[1]>[0];

/** A line as its outcomes per slot. */
type Line = readonly (readonly number[])[];

describe.each(kindCodes)('%s', (code) => {
  const kind = kindOf(code);

  it.each(kind.plays.map((play) => [play.code, play] as const))('%s: the formula agrees with writing out every line', (_, play) => {
    let wins = 0;
    fc.assert(
      fc.property(fc.gen(), (random) => {
        const context = contextOf(random);
        const draw = drawOf(random, kind.space);
        const hits = play.hits(draw, context);
        const selection = selectionFrom(random, play, hits);
        const lines = linesFrom(play, selection);
        expect(linesOf(play, selection)).toBe(lines.length * play.lots);
        expect(problemOf(play, selection)).toBe(lines.length === 0 ? 'noLine' : null);
        const judged = judge(play, selection, hits);
        expect(judged).toEqual(judgedOneByOne(play, lines, hits));
        wins += judged.won.reduce((sum, won) => sum + won, 0) + judged.returned;
        const odds = play.classes.map((__, place) => 150 + place * 70);
        expect(payOf(judged, odds, 90)).toBeLessThanOrEqual(highestWinOf(play, selection, odds, 90, context));
      }),
      { numRuns: 60, seed: 7 },
    );
    // Selections favour drawn numbers, so that wins are compared too, not only losses.
    expect(wins).toBeGreaterThan(0);
  });

  it('reads only the places of a result that each slot names, and never has more hits than declared', () => {
    fc.assert(
      fc.property(fc.gen(), (random) => {
        const context = contextOf(random);
        const [draw, other] = [drawOf(random, kind.space), drawOf(random, kind.space)];
        for (const play of kind.plays) {
          for (const [place, slot] of play.slots.entries()) {
            const mixed = draw.map((number, at) => (slot.reads.includes(at) ? number : (other[at] ?? 0)));
            const own = play.hits(draw, context).filter((hit) => hit.slot === place);
            expect(play.hits(mixed, context).filter((hit) => hit.slot === place)).toEqual(own);
            const count = own.filter(({ oddsClass }) => oddsClass !== null).reduce((sum, { mask }) => sum + outcomesOf(mask).length, 0);
            expect(count, play.code).toBeLessThanOrEqual(slot.most);
          }
        }
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('has several layers only in plays whose formula reads them', () => {
    fc.assert(
      fc.property(fc.gen(), (random) => {
        const context = contextOf(random);
        const draw = drawOf(random, kind.space);
        for (const play of kind.plays.filter(({ formula }) => !['each', 'beside', 'meanPair'].includes(formula.by))) {
          expect(
            play.hits(draw, context).filter(({ layer }) => layer > 0),
            play.code,
          ).toEqual([]);
        }
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('gives each hit the class of its outcome', () => {
    fc.assert(
      fc.property(fc.gen(), (random) => {
        const context = contextOf(random);
        const draw = drawOf(random, kind.space);
        for (const play of kind.plays) {
          for (const { slot, mask, oddsClass } of play.hits(draw, context)) {
            if (oddsClass === null) continue;
            for (const outcome of outcomesOf(mask)) expect(play.classOf?.(slot, outcome, context) ?? 0).toBe(oddsClass);
          }
        }
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});

it.each([
  ['8OF20', (draw: Draw) => draw.toSorted((one, other) => one - other), /^any-/],
  ['LHC', (draw: Draw) => [...draw.slice(0, 6).toReversed(), draw[6] ?? 0], /^(special|normal)/],
  ['LHC', (draw: Draw) => draw.toReversed(), /^(any|none|sum)-/],
] as const)('%s: reordering the numbers changes none of these plays', (code, reordered, plays) => {
  const kind = kindOf(code);
  fc.assert(
    fc.property(fc.gen(), (random) => {
      const context = contextOf(random);
      const draw = drawOf(random, kind.space);
      for (const play of kind.plays.filter((one) => plays.test(one.code))) {
        expect(play.hits(reordered(draw), context)).toEqual(play.hits(draw, context));
      }
    }),
    { numRuns: 30, seed: 7 },
  );
});

function contextOf(random: Random): DrawContext {
  return { animal: random(fc.nat, { max: 11 }), flags: random(fc.boolean) ? allReturned : allLost };
}

function drawOf(random: Random, space: NumberSpace): Draw {
  switch (space.by) {
    case 'digits': {
      // Draws from few digits repeat them, which groups need.
      const max = [1, 3, 9][random(fc.nat, { max: 2 })] ?? 9;
      return Array.from({ length: space.count }, () => random(fc.nat, { max }));
    }
    case 'distinct':
      return random(fc.shuffledSubarray, numbersTo(space.of), { minLength: space.count, maxLength: space.count });
    case 'prizes': {
      // Few endings, so that one list contains a number several times.
      const often = [45, 123, 2345, random(fc.nat, { max: 9999 })];
      return space.digits.map((digits) => {
        const drawn = random(fc.nat, { max: 10 ** digits - 1 });
        return random(fc.boolean) ? drawn : (often[drawn % 4] ?? 0) % 10 ** digits;
      });
    }
  }
}

/** A few outcomes of each slot, mostly drawn ones. */
function selectionFrom(random: Random, play: Play, hits: readonly Hit[]): Selection {
  const hasBankers = play.slots[1]?.code === 'bankers';
  const selection: bigint[] = [];
  const isLucky = random(fc.boolean);
  for (const [place, { labels, min, max }] of play.slots.entries()) {
    const taken = hasBankers && place === 1 ? outcomesOf(selection[0] ?? 0n) : [];
    const hit = hits.filter(({ slot, layer }) => slot === (hasBankers ? 0 : place) && layer < 2).flatMap(({ mask }) => outcomesOf(mask));
    // With bankers, there may be fewer picks than a line has.
    const least = hasBankers && place === 0 && 'take' in play.formula ? Math.max(min, Number(play.formula.take) - 2) : min;
    const count = Math.min(max, labels.length, least + random(fc.nat, { max: 4 }));
    const chosen = new Set<number>();
    while (chosen.size < count) {
      const outcome = isLucky || random(fc.boolean) ? hit[random(fc.nat, { max: Math.max(0, hit.length - 1) })] : undefined;
      const next = outcome ?? random(fc.nat, { max: labels.length - 1 });
      chosen.add(chosen.has(next) ? (hit.find((one) => isLucky && !chosen.has(one)) ?? nextFree(chosen, labels.length)) : next);
    }
    selection.push(maskOf([...chosen].filter((outcome) => !taken.includes(outcome))));
  }
  return selection;
}

function nextFree(chosen: ReadonlySet<number>, length: number): number {
  return numbersTo(length).findIndex((number) => !chosen.has(number - 1));
}

function linesFrom({ formula, slots }: Play, selection: Selection): Line[] {
  const chosen = slots.map((_, place) => outcomesOf(selection[place] ?? 0n));
  const [first = [], second = []] = chosen;
  switch (formula.by) {
    case 'each':
      return chosen.flatMap((outcomes, place) => outcomes.map((outcome) => slots.map((_, at) => (at === place ? [outcome] : []))));
    case 'product':
      return productOf(chosen)
        .filter((line) => !formula.distinct || new Set(line).size === line.length)
        .map((line) => line.map((outcome) => [outcome]));
    case 'choose':
    case 'cover':
    case 'exactly':
      return setsOf(first, formula.take - second.length).map((picks) => [[...picks, ...second]]);
    case 'roles':
      return setsOf(first, formula.take[0]).flatMap((one) =>
        setsOf(second, formula.take[1])
          .filter((other) => other.every((outcome) => !one.includes(outcome)))
          .map((other) => [one, other]),
      );
    case 'beside':
    case 'meanPair':
      return setsOf(first, 2).map((pair) => [pair]);
  }
}

function judgedOneByOne(play: Play, lines: readonly Line[], hits: readonly Hit[]) {
  const won = play.classes.map(() => 0);
  let returned = 0;
  const isHit = (slot: number, outcome: number, layer = 0) =>
    hits.some((hit) => hit.slot === slot && hit.layer === layer && outcomesOf(hit.mask).includes(outcome));
  const timesHit = (outcome: number) => hits.filter(({ mask }) => outcomesOf(mask).includes(outcome)).length;
  for (const line of lines) {
    const { formula } = play;
    if (formula.by === 'each') {
      for (const { slot, mask, oddsClass } of hits) {
        for (const outcome of line[slot] ?? []) {
          if (!outcomesOf(mask).includes(outcome)) continue;
          if (oddsClass === null) returned++;
          else won[oddsClass] = (won[oddsClass] ?? 0) + 1;
        }
      }
      continue;
    }
    if (hits.some(({ oddsClass }) => oddsClass === null)) returned++;
    else won[0] = (won[0] ?? 0) + winsOf(formula, line, hits, isHit, timesHit);
  }
  return { won, returned };
}

function winsOf(
  formula: Exclude<Play['formula'], { by: 'each' }>,
  line: Line,
  hits: readonly Hit[],
  isHit: (slot: number, outcome: number, layer?: number) => boolean,
  timesHit: (outcome: number) => number,
): number {
  const [first = [], second = []] = line;
  switch (formula.by) {
    case 'product':
      return Number(line.every(([outcome = -1], slot) => isHit(slot, outcome)));
    case 'choose':
      return Number(first.every((outcome) => isHit(0, outcome)));
    case 'cover':
      return Number(outcomesOf(hits[0]?.mask ?? 0n).every((outcome) => first.includes(outcome)));
    case 'exactly':
      return Number(first.filter((outcome) => isHit(0, outcome)).length === formula.hit);
    case 'roles':
      return Number(hits.length === 2 && maskOf(first) === hits[0]?.mask && maskOf(second) === hits[1]?.mask);
    case 'beside': {
      const [one = -1, other = -1] = first;
      return Number((isHit(0, one) && isHit(0, other, 1)) || (isHit(0, other) && isHit(0, one, 1)));
    }
    case 'meanPair': {
      const [a = 0, b = 0] = first.map(timesHit);
      return a > 0 && b > 0 ? (a + b) / 2 : 0;
    }
  }
}

function productOf(chosen: readonly (readonly number[])[]): number[][] {
  return chosen.reduce<number[][]>((lines, outcomes) => lines.flatMap((line) => outcomes.map((outcome) => [...line, outcome])), [[]]);
}

function setsOf(outcomes: readonly number[], take: number): number[][] {
  if (take === 0) return [[]];
  if (take < 0) return [];
  return outcomes.flatMap((outcome, place) => setsOf(outcomes.slice(place + 1), take - 1).map((rest) => [outcome, ...rest]));
}

function numbersTo(of: number): number[] {
  return Array.from({ length: of }, (_, place) => place + 1);
}
