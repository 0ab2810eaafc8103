import { describe, expect, it } from 'vitest';
import {
  draws,
  drawsReaching,
  mostTimes,
  pointOf,
  returnOf as returnOfCrash,
  runsFor,
  timesAt,
  worthOf,
} from '@livery/arcade/crash/crash-rules';
import {
  diceWin,
  fewestWins,
  mostWins,
  multiplierOf as timesOfDice,
  returnOf as returnOfDice,
  rolls,
} from '@livery/arcade/dice/dice-rules';
import {
  cells,
  chanceOf,
  isComplete,
  minesFrom,
  mostMines,
  multiplierOf,
  returnOf as returnOfMines,
} from '@livery/arcade/mines/mines-rules';
import { pockets, returnOf as returnOfSpot, spots, stakeOf, timesOf, wheel, winOf } from '@livery/arcade/roulette/roulette-rules';
import { returnOf } from '@livery/arcade/models/game-models';
import { stakesFor } from '../launch/stakes.rules.ts';

describe('the published return of the dice', () => {
  const chances = Array.from({ length: mostWins - fewestWins + 1 }, (_, i) => fewestWins + i);

  it('is the lowest of all chances: 98.10% to 99% of every stake', () => {
    const all = chances.map(returnOfDice);
    expect(returnOf('dice')).toBe(Math.min(...all));
    expect(returnOf('dice')).toBeCloseTo(0.981, 3);
    expect(Math.max(...all)).toBeLessThanOrEqual(0.99 + 1e-12);
  });

  it.each([[100], [2_475], [5_000], [7_777], [9_500]])(
    'equals the total payout of all 10,000 rolls when %s of them win, over and under',
    (wins) => {
      for (const isOver of [true, false]) {
        let paid = 0;
        for (let roll = 0; roll < rolls; roll++) paid += diceWin({ wins, isOver }, roll, 100);
        expect(paid / (rolls * 100)).toBeCloseTo(returnOfDice(wins), 12);
      }
    },
  );

  it('needs no rounding of any payout', () => {
    for (const stake of [...stakesFor('dice', 'BRL'), ...stakesFor('mines', 'JPY')])
      expect(chances.filter((wins) => (stake * timesOfDice(wins)) % 100 !== 0)).toEqual([]);
  });
});

describe('the published return of the mines', () => {
  const runs = Array.from({ length: mostMines }, (_, i) => i + 1).flatMap((mines) =>
    Array.from({ length: cells - mines }, (_, i) => ({ mines, opened: i + 1 })),
  );
  /** No cell can be opened once a round is paid. */
  const reached = runs.filter(({ mines, opened }) => opened === 1 || !isComplete(mines, opened - 1));

  it('is the lowest of all runs: 98.09% to 99% of every stake', () => {
    const all = reached.map(({ mines, opened }) => returnOfMines(mines, opened));
    expect(returnOf('mines')).toBe(Math.min(...all));
    expect(returnOf('mines')).toBeCloseTo(0.98, 2);
    expect(Math.max(...all)).toBeLessThanOrEqual(0.99 + 1e-9);
  });

  it('agrees with a full count of all boards with two mines', () => {
    const first = [7, 12, 24];
    let safe = 0;
    let fields = 0;
    for (let one = 0; one < cells; one++) {
      for (let other = 0; other < cells - 1; other++) {
        fields += 1;
        if (minesFrom([one, other]).every((mine) => !first.includes(mine))) safe += 1;
      }
    }
    expect(chanceOf(2, first.length)).toBeCloseTo(safe / fields, 12);
    expect(multiplierOf(2, 3)).toBe(Math.floor((99 * fields) / safe));
  });

  it('pays at once from a thousand times the stake, and stays below 25 times that', () => {
    for (const { mines, opened } of reached) expect(multiplierOf(mines, opened)).toBeLessThan(25 * 100_000);
    expect(isComplete(24, 1)).toBe(true);
    expect(isComplete(3, 5)).toBe(false);
  });
});

describe('the published return of the crash', () => {
  const all = Array.from({ length: mostTimes - 100 }, (_, i) => i + 101);

  it('is the lowest of all cash-out points: 98.99% to 99% of every stake', () => {
    const values = all.map(returnOfCrash);
    expect(returnOf('crash')).toBe(values.reduce((least, value) => Math.min(least, value), 1));
    expect(returnOf('crash')).toBeGreaterThan(0.9899);
    expect(values.every((value) => value <= 0.99)).toBe(true);
  });

  it.each([[101], [150], [200], [731], [10_000], [100_000]])('counts every draw that reaches %s hundredths, and no other', (times) => {
    const first = draws - drawsReaching(times);
    expect(pointOf(first)).toBeGreaterThanOrEqual(times);
    expect(pointOf(first - 1)).toBeLessThan(times);
  });

  it('crashes at once in one round of fifty, and pays at most a thousand times the stake', () => {
    expect(1 - drawsReaching(101) / draws).toBeCloseTo(0.0198, 4);
    expect([pointOf(0), pointOf(draws - 1)]).toEqual([100, mostTimes]);
  });

  it('also holds by hand: a player can cash out at any multiplier seen before the crash', () => {
    for (const point of [100, 101, 137, 250, 4_321, mostTimes]) {
      expect(timesAt(runsFor(point) - 1)).toBeLessThanOrEqual(point);
      expect(timesAt(runsFor(point))).toBeGreaterThan(point);
    }
    expect(timesAt(runsFor(250) - 1)).toBe(250);
  });

  it('needs no rounding of any payout', () => {
    const stakes = [...stakesFor('crash', 'BRL'), ...stakesFor('crash', 'JPY')];
    for (const stake of stakes) expect(all.every((times) => Number.isInteger(worthOf(stake, times)))).toBe(true);
  });
});

describe('the published return of the roulette', () => {
  it('is 36 of 37 on each of its 157 spots, over all numbers', () => {
    expect(spots).toHaveLength(157);
    expect(new Set(spots.map(({ kind, numbers }) => `${kind} ${numbers.join()}`)).size).toBe(157);
    spots.forEach((spot, at) => {
      const chips = [{ spot: at, amount: 100 }];
      let paid = 0;
      for (let drawn = 0; drawn < pockets; drawn++) paid += winOf(chips, drawn);
      expect(paid).toBe(3_600);
      expect(returnOfSpot(spot)).toBeCloseTo(36 / 37, 12);
    });
    expect(returnOf('roulette')).toBeCloseTo(36 / 37, 12);
  });

  it.each([
    ['straight', 37, 36],
    ['split', 60, 18],
    ['street', 14, 12],
    ['corner', 23, 9],
    ['line', 11, 6],
    ['dozen', 3, 3],
    ['column', 3, 3],
    ['red', 1, 2],
    ['black', 1, 2],
    ['even', 1, 2],
    ['odd', 1, 2],
    ['low', 1, 2],
    ['high', 1, 2],
  ])('includes, for %s, %s spots that each pay %s times the stake', (kind, count, times) => {
    const those = spots.filter((spot) => spot.kind === kind);
    expect(those).toHaveLength(count);
    expect(new Set(those.map(timesOf))).toEqual(new Set([times]));
  });

  it('has every number once on the wheel, and pays combined chips as it pays each', () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pockets }, (_, number) => number));
    const red = spots.findIndex(({ kind }) => kind === 'red');
    const chips = [
      { spot: 17, amount: 100 },
      { spot: red, amount: 500 },
      { spot: 32, amount: 200 },
    ];
    expect(stakeOf(chips)).toBe(800);
    expect([winOf(chips, 17), winOf(chips, 32), winOf(chips, 0)]).toEqual([3_600, 8_200, 0]);
  });
});
