import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, percent, realTime } from '../../testing/agreement-terms.ts';
import { outline } from '../../testing/outline.ts';
import type { RealTimeTerms } from '../terms.ts';
import { countBet, noStakes, settleRealTime, type CountedBet, type RealTimeInput } from './real-time.ts';

const terms = realTime(percent(0.2), percent(0.5), cents(100));
const bet = (stake: number, payout: number): CountedBet => ({ validStake: cents(stake), stake: cents(stake), payout: cents(payout) });
const voided = ({ validStake, stake, payout }: CountedBet): CountedBet => ({ validStake: -validStake, stake: -stake, payout: -payout });
const part = (of: RealTimeTerms, bets: readonly CountedBet[], version = 1) => ({
  version,
  rates: of,
  stakes: bets.reduce((counted, each) => countBet(of, counted, each), noStakes),
});
const day = (bets: readonly CountedBet[], more: Partial<RealTimeInput> = {}) =>
  settleRealTime({ parts: [part(terms, bets)], children: [], remainder: 0, posted: 0, makeUp: 0, ...more });

describe('a bet', () => {
  it('G10: earns the profit rate if it won, the loss rate if it lost, and nothing if too small or returned [contract-09]', () => {
    expect(day([bet(100, 150)]).line).toBe(20);
    expect(day([bet(100, 40)]).line).toBe(50);
    expect(day([bet(50, 0)]).line).toBe(0);
    expect(day([{ validStake: 0, stake: cents(100), payout: cents(100) }]).line).toBe(0);
    expect(day([bet(100, 100)]).line).toBe(0);
  });

  it('G10: voided after posting takes back its earnings', () => {
    const bets = [bet(100, 150), bet(100, 0), bet(50, 0), bet(100, 100)];
    const first = day(bets);
    expect(first).toMatchObject({ line: 70, due: 70, makeUp: 0 });
    const second = day([...bets, voided(bet(100, 0))], { posted: 70 });
    expect(second).toMatchObject({ line: -50, due: 0, makeUp: -50 });
    const third = day([...bets, voided(bet(100, 0)), bet(200, 0)], { posted: 20, makeUp: -50 });
    expect(third).toMatchObject({ line: 100, due: 50, makeUp: 0 });
  });

  it('takes back the profit rate if it won, and nothing if it was too small', () => {
    expect(day([voided(bet(100, 150))]).line).toBe(-20);
    expect(day([voided(bet(99, 0)), voided(bet(100, 100))]).line).toBe(0);
  });

  it('voided after a change of terms counts under the original ones', () => {
    const dearer = realTime(percent(2), percent(2), 0);
    const parts = [part(terms, [voided(bet(100, 0))], 1), part(dearer, [bet(100, 0)], 2)];
    expect(day([], { parts }).line).toBe(cents(2) - 50);
  });

  it('earns an upline its own rate less its downline’s', () => {
    const bets = [bet(100, 0), bet(300, 900)];
    const child = part(realTime(percent(0.1), percent(0.4), cents(200)), bets);
    const of = (payer: 'house' | 'upline') => day(bets, { children: [{ id: 9, payer, parts: [child] }] });
    expect(of('house')).toMatchObject({ amount: 50 + 60, net: 50 + 60 - 30, line: 50 + 60 - 30 });
    expect(of('upline')).toMatchObject({ amount: 50 + 60, net: 50 + 60 - 30, line: 50 + 60 });
  });
});

it('explains a line by its counted, agreed, carried and posted values', () => {
  const child = part(realTime(percent(0.1), percent(0.4), cents(200)), [bet(200, 0)]);
  const { explanation } = day([bet(100, 0), bet(300, 900)], {
    children: [{ id: 9, payer: 'house', parts: [child] }],
    remainder: 7,
    posted: 30,
    makeUp: -12,
  });
  expect(outline(explanation)).toEqual([
    '0 wonStake 30000 #1',
    '1 profitRate 2000 #1',
    '2 lostStake 10000 #1',
    '3 lossRate 5000 #1',
    '4 remainder 7',
    '5 oneMillionth 1',
    '6 wonStake 0 #9',
    '7 profitRate 1000 #9',
    '8 lostStake -20000 #9',
    '9 lossRate 4000 #9',
    '10 earned 30 = share 0 1 2 3 4 5 6 7 8 9',
    '11 posted 30',
    '12 line 0 = difference 10 11',
    '13 makeUp -12',
    '14 total -12 = sum 12 13',
    '15 due 0 = atLeastZero 14',
    '16 amount 110 = share 0 1 2 3 4 5',
    '17 net 30 = share 0 1 2 3 4 5 6 7 8 9',
    '18 closingMakeUp -12 = atMostZero 14',
  ]);
});

describe('a day', () => {
  const rate = fc.integer({ min: 0, max: 100_000 });
  const anyTerms = fc.tuple(rate, rate, fc.nat(20_000)).map((of) => realTime(...of));
  const anyBet = fc.record({ validStake: fc.nat(50_000), stake: fc.nat(50_000), payout: fc.nat(90_000) });

  it('posts its exact sum rounded down once, in any number of lines, and carries the remainder over', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(fc.array(anyBet, { maxLength: 8 }), { maxLength: 6 }), fc.nat(999_999), (of, batches, before) => {
        let posted = 0;
        let remainder = before;
        const seen: CountedBet[] = [];
        for (const batch of batches) {
          seen.push(...batch);
          const outcome = day([], { parts: [part(of, seen)], remainder: before, posted });
          posted += outcome.line;
          ({ remainder } = outcome);
        }
        const exact = seen
          .filter(({ validStake }) => validStake >= of.singleBet)
          .reduce((sum, { validStake, stake, payout }) => {
            const each = payout > stake ? of.profitRate : payout < stake ? of.lossRate : 0;
            return sum + BigInt(validStake) * BigInt(each);
          }, BigInt(before));
        expect(BigInt(posted) * 1_000_000n + BigInt(remainder)).toBe(exact);
        expect(remainder >= 0 && remainder < 1_000_000).toBe(true);
      }),
    );
  });

  it('whose bets are all voided later, on any day, has earned nothing', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyBet, { maxLength: 20 }), (of, bets) => {
        const first = day([], { parts: [part(of, bets)] });
        const second = day([], { parts: [part(of, bets.map(voided))], remainder: first.remainder, makeUp: first.makeUp });
        expect(first.line + second.line + second.remainder).toBe(0);
        expect(first.due + second.due + second.makeUp).toBe(0);
      }),
    );
  });
});
