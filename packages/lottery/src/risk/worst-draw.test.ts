import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import type { KindCode } from '../model/kind.ts';
import { judge, payOf } from '../model/judge.ts';
import { maskOf } from '../model/mask.ts';
import { oddsOf } from '../model/odds.ts';
import type { Selection } from '../model/play.ts';
import { exposuresOf, worstOf, type Market } from './exposure.ts';
import { findWorstDraw, type WorstDraw } from './worst-draw.ts';

const context = { animal: 0, flags: { fortyNine: 'returned', tie: 'returned', thirty: 'returned' } } as const;

/** Walks to the end without pausing. */
function worstDrawOf(...given: Parameters<typeof findWorstDraw>): WorstDraw | null {
  const walk = findWorstDraw(...given);
  for (;;) {
    const step = walk.next();
    if (step.done === true) return step.value;
  }
}

/** Payouts of some bets: by market, and for a draw by judging each bet. */
function book(code: KindCode, bets: readonly { play: string; selection: Selection; stake: number }[]) {
  const kind = kindOf(code);
  const markets = new Map<string, { market: Market; cells: number[] }>();
  const placed = bets.map(({ play: name, selection, stake }) => {
    const play = kind.plays.find((each) => each.code === name) ?? expect.fail(name);
    const odds = play.classes.map((each) => oddsOf(each, kind.total, play.lots, 9_800, context.flags));
    for (const { market, cells } of exposuresOf(play, selection, odds, stake, context)) {
      const own = markets.get(market.code) ?? { market, cells: Array.from({ length: market.size + 1 }, () => 0) };
      for (const [cell, pay] of cells) own.cells[cell] = (own.cells[cell] ?? 0) + pay;
      markets.set(market.code, own);
    }
    return (draw: readonly number[]) => payOf(judge(play, selection, play.hits(draw, context)), odds, stake);
  });
  const booked = [...markets].map(([market, { cells }]) => ({ market, cells }));
  const bound = [...markets.values()].reduce((sum, { market, cells }) => sum + worstOf(market, cells), 0);
  return { kind, booked, bound, costOf: (draw: readonly number[]) => placed.reduce((sum, pay) => sum + pay(draw), 0) };
}

const digits = (...picked: readonly (readonly number[])[]): Selection => picked.map((each) => maskOf(each));

describe('the costliest draw', () => {
  it('is found over all 100,000 draws of five digits, and is below the bound used for admission', () => {
    const { kind, booked, bound, costOf } = book('SSC', [
      { play: 'place', selection: digits([1], [2], [3], [4], [5, 6]), stake: 100 },
      { play: 'last2-direct', selection: digits([4], [6, 7]), stake: 500 },
      { play: 'last3-direct', selection: digits([9], [4], [6]), stake: 50 },
      { play: 'last2-sides', selection: digits([0, 2], [1]), stake: 70 },
      { play: 'dragon-tiger', selection: digits([0], [1], [], [0], [], [], [], [], [], [1]), stake: 300 },
    ]);
    const found = worstDrawOf(kind, booked, context) ?? expect.fail('not walked');
    let most = 0;
    for (let number = 0; number < 100_000; number++) most = Math.max(most, costOf([...String(number).padStart(5, '0')].map(Number)));
    expect(found.worst).toBe(most);
    expect(costOf(found.draw)).toBe(most);
    expect(found.worst).toBeLessThan(bound);
  });

  it('counts returned stakes if the draw falls on neither side', () => {
    const { kind, booked, costOf } = book('SSC', [{ play: 'dragon-tiger', selection: digits([0, 1]), stake: 1_000 }]);
    const tie = worstDrawOf(
      kind,
      booked.map(({ market, cells }) => ({ market, cells: cells.map((pay, at) => (at === 3 ? pay : 0)) })),
      context,
    );
    expect(tie).toMatchObject({ worst: 2_000 });
    expect(tie?.draw[0]).toBe(tie?.draw[1]);
    expect(costOf([1, 1, 0, 0, 0])).toBe(2_000);
  });

  it('is found for five of eleven, and for no kind with too many draws', () => {
    const { kind, booked, costOf } = book('11X5', [{ play: 'place', selection: digits([0], [1], [], [], []), stake: 100 }]);
    const found = worstDrawOf(kind, booked, context) ?? expect.fail('not walked');
    expect(found.draw.slice(0, 2)).toEqual([1, 2]);
    expect(costOf(found.draw)).toBe(found.worst);
    for (const code of ['PK10', 'LHC', 'VN18', '8OF20'] as const) expect(worstDrawOf(kindOf(code), [], context)).toBeNull();
  });
});
