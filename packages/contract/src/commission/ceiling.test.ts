import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dividend, percent, realTime, tier, wage, windowOf } from '../testing/agreement-terms.ts';
import { anyTiers } from '../testing/any-window.ts';
import { excessOver, floorOf, sharesOf } from './ceiling.ts';
import { noFigures } from './settlement/figures.ts';
import { settleWindow } from './settlement/settle-window.ts';
import type { Rules, Terms } from './terms.ts';

const fields = (terms: Terms, ceiling: Terms) => excessOver(terms, ceiling).map(({ field, code, limit }) => `${field} ${code} ${limit}`);
const scale = [tier(percent(10)), tier(percent(20), { profitLoss: cents(100), minimumActiveMembers: 5 })];

describe('a downline’s rate', () => {
  it('never exceeds its upline’s at any point of the scale', () => {
    const ceiling = dividend(scale);
    expect(fields(dividend(scale), ceiling)).toEqual([]);
    expect(fields(dividend([tier(percent(10) + 1)]), ceiling)).toEqual(['tiers.0.rate rate 100000']);
    const early = [tier(percent(5)), tier(percent(20), { profitLoss: cents(99), minimumActiveMembers: 5 })];
    expect(fields(dividend(early), ceiling)).toEqual(['tiers.1.rate rate 100000']);
    const fewer = [tier(percent(20), { profitLoss: cents(100), minimumActiveMembers: 4 })];
    expect(fields(dividend(fewer), ceiling)).toEqual(['tiers.0.rate rate 100000']);
    const late = [tier(percent(20), { profitLoss: cents(1_000), minimumActiveMembers: 50, periodicMinimumBet: 1 })];
    expect(fields(dividend(late), ceiling)).toEqual([]);
    expect(fields(dividend([tier(1)]), dividend([tier(1, { periodicMinimumBet: 1 })]))).toEqual(['tiers.0.rate rate 0']);
  });

  it('for won and lost bets is compared with the upline’s matching rate, or with its only one', () => {
    const both = (won: number, lost: number) => wage([tier(percent(won), { lostRate: percent(lost) })]);
    const one = (rate: number) => wage([tier(percent(rate))]);
    expect(fields(both(1, 3), both(1, 3))).toEqual([]);
    expect(fields(both(1.1, 3.1), both(1, 3))).toEqual(['tiers.0.rate rate 10000', 'tiers.0.lostRate rate 30000']);
    expect(fields(both(2, 3), one(2))).toEqual(['tiers.0.lostRate rate 20000']);
    expect(fields(one(2), both(1, 3))).toEqual(['tiers.0.rate rate 10000']);
    expect(fields(one(2), both(3, 1))).toEqual(['tiers.0.rate rate 10000']);
  });

  it('in real time is never higher, nor its minimum bet lower', () => {
    const ceiling = realTime(10, 20, cents(100));
    expect(fields(realTime(10, 20, cents(100)), ceiling)).toEqual([]);
    expect(fields(realTime(11, 21, cents(99)), ceiling)).toEqual(['profitRate rate 10', 'lossRate rate 20', 'singleBet terms 10000']);
  });

  it('never takes more than its upline’s whole amount when both use the same basis', () => {
    const team = fc.record({ validStake: fc.nat(4_000_000), stake: fc.nat(2_000_000), activeMembers: fc.nat(20) });
    fc.assert(
      fc.property(anyTiers(false), anyTiers(false), team, (own, of, figures) => {
        const [child, parent] = [wage(own), wage(of)];
        const [ofChild, ofParent] = [child, parent].map((terms) => settleWindow(windowOf(terms, figures)).gross);
        if (excessOver(child, parent).length === 0) expect(ofChild).toBeLessThanOrEqual(ofParent ?? 0);
        for (const { field, limit } of excessOver(child, parent)) {
          const corner = child.tiers[Number(field.split('.')[1])] ?? tier(0);
          const at = {
            ...noFigures,
            validStake: corner.periodicMinimumBet,
            stake: corner.profitLoss,
            activeMembers: corner.minimumActiveMembers,
          };
          const upline = settleWindow(windowOf(parent, at)).tier;
          expect(limit).toBe(upline === null ? 0 : parent.tiers[upline]?.rate);
          expect(corner.rate).toBeGreaterThan(limit ?? Infinity);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a downline’s conditions', () => {
  it('use the same basis and window, and are at least as strict', () => {
    const ceiling = dividend(scale, { feeShare: percent(2) }, { minimumBet: cents(500) });
    const easier = dividend(scale, { tierBase: 'net', turnover: 'dailyAverage' }, { period: 'daily', minimumBet: cents(499) });
    expect(fields(easier, ceiling)).toEqual([
      'period terms null',
      'minimumBet terms 50000',
      'rules.tierBase terms null',
      'rules.turnover terms null',
      'rules.feeShare terms 20000',
    ]);
    expect(fields(dividend(scale, { feeShare: percent(3) }, { minimumBet: cents(501) }), ceiling)).toEqual([]);
  });

  it('round turnover to multiples of the upline’s units', () => {
    const units = (wholeUnits: number) => wage([tier(1)], { wholeUnits });
    expect(fields(units(cents(10_000)), units(cents(5_000)))).toEqual([]);
    expect(fields(units(1), units(1))).toEqual([]);
    expect(fields(units(cents(7_500)), units(cents(5_000)))).toEqual(['rules.wholeUnits terms 500000']);
  });

  it('for a share of the upline’s amount need only the same window', () => {
    const shared = dividend(
      [tier(percent(90))],
      { split: 'shareOfParent', tierBase: 'net', turnover: 'dailyAverage' },
      { period: 'monthly' },
    );
    expect(fields(shared, dividend(scale))).toEqual(['period terms null']);
  });

  it('let the house pay only below an upline that the house pays', () => {
    const paidBy = (payer: 'house' | 'upline') => realTime(1, 1, 0, { payer });
    expect(fields(paidBy('house'), paidBy('upline'))).toEqual(['rules.payer terms null']);
    expect(fields(paidBy('upline'), paidBy('house'))).toEqual([]);
    expect(fields(paidBy('house'), paidBy('house'))).toEqual([]);
    expect(fields(wage([tier(1)], { payer: 'house' }), wage([tier(1)]))).toEqual(['rules.payer terms null']);
  });

  it('cannot make the house guarantee or forgive more than it agreed to', () => {
    const terms = (rules: Partial<Rules>) => wage([tier(1)], rules);
    expect(fields(terms({ isGuaranteed: true }), terms({}))).toEqual(['rules.isGuaranteed terms null']);
    expect(fields(terms({ isGuaranteed: true }), terms({ isGuaranteed: true }))).toEqual([]);
    expect(fields(terms({}), terms({ isGuaranteed: true }))).toEqual([]);
    const [made, forgiven] = [terms({ payer: 'house', isMadeUp: true }), terms({ payer: 'house' })];
    expect(fields(forgiven, made)).toEqual(['rules.isMadeUp terms null']);
    expect(fields(terms({}), made)).toEqual([]);
    expect(fields(made, made)).toEqual([]);
    expect(fields(made, forgiven)).toEqual([]);
    expect(fields(forgiven, forgiven)).toEqual([]);
  });

  it('must be of the same kind', () => {
    for (const [one, other] of [
      [dividend([]), wage([])],
      [realTime(1, 1, 0), wage([])],
      [wage([]), realTime(1, 1, 0)],
      [wage([]), wage([], {}, { kind: 'hourly' })],
    ] as const)
      expect(() => excessOver(one, other)).toThrow(`Terms of ${one.kind} do not compare with terms of ${other.kind}`);
  });
});

it('returns the highest rate and the shares that an agent has promised to its downlines', () => {
  const shared = (...rates: number[]) =>
    wage(
      rates.map((rate) => tier(percent(rate))),
      { split: 'shareOfParent' },
    );
  expect(floorOf([])).toBe(0);
  expect(floorOf([wage(scale), wage([tier(5, { lostRate: percent(21) })]), shared(50), realTime(1, 2, 0)])).toBe(percent(21));
  expect(floorOf([realTime(1, 2, 0)])).toBe(2);
  expect(sharesOf([shared(20, 30), shared(40), wage(scale)])).toBe(percent(70));
});
