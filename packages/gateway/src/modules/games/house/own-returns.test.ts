import { describe, expect, it } from 'vitest';
import {
  diceWin,
  fewestWins,
  mostWins,
  multiplierOf as timesOfDice,
  returnOf as returnOfDice,
  rolls,
} from '../../../../games/dice/dice-rules.ts';
import {
  cells,
  chanceOf,
  isComplete,
  minesFrom,
  mostMines,
  multiplierOf,
  returnOf as returnOfMines,
} from '../../../../games/mines/mines-rules.ts';
import { returnOf, stakesFor } from './game-models.ts';

describe('the published return of the dice', () => {
  const chances = Array.from({ length: mostWins - fewestWins + 1 }, (_, i) => fewestWins + i);

  it('is the least of all chances: 98.10% to 99% of every stake', () => {
    const all = chances.map(returnOfDice);
    expect(returnOf('dice')).toBe(Math.min(...all));
    expect(returnOf('dice')).toBeCloseTo(0.981, 3);
    expect(Math.max(...all)).toBeLessThanOrEqual(0.99 + 1e-12);
  });

  it.each([[100], [2_475], [5_000], [7_777], [9_500]])(
    'is what all 10,000 rolls pay together when %s of them win, over and under',
    (wins) => {
      for (const isOver of [true, false]) {
        let paid = 0;
        for (let roll = 0; roll < rolls; roll++) paid += diceWin({ wins, isOver }, roll, 100);
        expect(paid / (rolls * 100)).toBeCloseTo(returnOfDice(wins), 12);
      }
    },
  );

  it('leaves no payout to be rounded', () => {
    for (const stake of [...stakesFor('dice', 'BRL'), ...stakesFor('mines', 'JPY')])
      expect(chances.filter((wins) => (stake * timesOfDice(wins)) % 100 !== 0)).toEqual([]);
  });
});

describe('the published return of the mines', () => {
  const runs = Array.from({ length: mostMines }, (_, i) => i + 1).flatMap((mines) =>
    Array.from({ length: cells - mines }, (_, i) => ({ mines, opened: i + 1 })),
  );
  /** Nobody opens a cell of a round that is paid. */
  const reached = runs.filter(({ mines, opened }) => opened === 1 || !isComplete(mines, opened - 1));

  it('is the least of all runs: 98.09% to 99% of every stake', () => {
    const all = reached.map(({ mines, opened }) => returnOfMines(mines, opened));
    expect(returnOf('mines')).toBe(Math.min(...all));
    expect(returnOf('mines')).toBeCloseTo(0.98, 2);
    expect(Math.max(...all)).toBeLessThanOrEqual(0.99 + 1e-9);
  });

  it('agrees with every field of two mines counted out', () => {
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

  it('pays at once from a thousand stakes on, and never more than 25 times that', () => {
    for (const { mines, opened } of reached) expect(multiplierOf(mines, opened)).toBeLessThan(25 * 100_000);
    expect(isComplete(24, 1)).toBe(true);
    expect(isComplete(3, 5)).toBe(false);
  });
});
