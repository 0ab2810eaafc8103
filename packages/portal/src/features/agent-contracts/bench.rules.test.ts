import { expect, test } from 'vitest';
import { aTier, aTrial, dailyTerms, dividendTerms, realTimeTerms } from './agent-contracts.builders.ts';
import { firstPlayed, rangesOf, roundUp, sharesOf, withTurnover, type Played } from './bench.rules.ts';

const played: Played = { won: 400_000, lost: 600_000, loss: 200_000, active: 10 };

test('an agent keeps the income from its own terms less what it passes on', () => {
  const own = dailyTerms({ tiers: [aTier({ rate: 15_000 }), aTier({ periodicMinimumBet: 1_000_000, rate: 25_000 })] });
  expect(sharesOf(dailyTerms(), own, played)).toEqual({ downline: 20_000, upline: 5_000, tier: 1, rate: 20_000, next: null });
  expect(sharesOf(dailyTerms(), null, played)).toMatchObject({ downline: 20_000, upline: null });
});

test('shows what the team lacks for the next tier', () => {
  expect(sharesOf(dailyTerms(), null, { ...played, won: 100_000, lost: 200_000, active: 3 })).toEqual({
    downline: 3_000,
    upline: null,
    tier: 0,
    rate: 10_000,
    next: { tier: 1, turnover: 700_000, loss: 0, activeMembers: 7 },
  });
});

test('a dividend is based on the loss, and a share of the upline’s amount is deducted from it', () => {
  const own = dividendTerms({ tiers: [aTier({ rate: 300_000 })] });
  expect(sharesOf(dividendTerms({ tiers: [aTier({ rate: 250_000 })] }), own, played)).toMatchObject({ downline: 50_000, upline: 10_000 });
  const share = dividendTerms({ tiers: [aTier({ rate: 400_000 })], rules: { ...own.rules, split: 'shareOfParent' } });
  expect(sharesOf(share, own, played)).toMatchObject({ downline: 24_000, upline: 36_000, rate: 400_000 });
});

test('winning and losing bets are paid at separate rates', () => {
  const own = { ...realTimeTerms, profitRate: 3_000, lossRate: 6_000 };
  // 400,000 at 0.2 % and 600,000 at 0.5 %. The upline gets 0.1 % more on both.
  expect(sharesOf(realTimeTerms, own, played)).toMatchObject({ downline: 3_800, upline: 1_000 });
  const split = dailyTerms({ tiers: [aTier({ rate: 10_000, lostRate: 30_000 })] });
  expect(sharesOf(split, null, played).downline).toBe(22_000);
});

test('sliders reach twice the terms and recent windows, and start at the last window', () => {
  const { windows } = aTrial();
  expect(rangesOf(dailyTerms(), windows)).toEqual({ turnover: 2_000_000, loss: 100_000, active: 20 });
  expect(firstPlayed(dailyTerms(), windows)).toEqual({ won: 300_000, lost: 300_000, loss: 50_000, active: 4 });
  const begun = { ...windows[0], from: '2026-11-28T03:00:00.000Z', isComplete: false, validStake: 10_000 } as (typeof windows)[number];
  expect(firstPlayed(dailyTerms(), [begun, ...windows])).toMatchObject({ won: 300_000, lost: 300_000 });
  expect(firstPlayed(dailyTerms(), [begun])).toMatchObject({ won: 5_000, lost: 5_000 });
  expect(firstPlayed(dailyTerms(), [])).toEqual({ won: 50_000, lost: 50_000, loss: 0, active: 3 });
  expect([0, 1, 9, 11, 250_001].map(roundUp)).toEqual([0, 1, 9, 20, 300_000]);
  expect(withTurnover(played, 500_000)).toEqual({ won: 200_000, lost: 300_000, loss: 200_000, active: 10 });
  expect(withTurnover({ ...played, won: 0, lost: 0 }, 500_001)).toMatchObject({ won: 250_000, lost: 250_001 });
});
