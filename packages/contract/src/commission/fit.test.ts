import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dividend, percent, realTime, tier, wage } from '../testing/agreement-terms.ts';
import { anyWindowTerms } from '../testing/any-window.ts';
import { termsFaultCodes, termsFaults } from './fit.ts';
import { highestAmount, mostMembers, mostTiers, plainRules, type Rules, type Terms, type Tier } from './terms.ts';

const faults = (terms: Terms) => termsFaults(terms).map(({ field, code }) => `${field} ${code}`);
const low = tier(percent(10), { periodicMinimumBet: cents(100), profitLoss: cents(10), minimumActiveMembers: 2 });
const high = (changes: Partial<Tier>): Tier => ({ ...low, periodicMinimumBet: cents(200), rate: percent(20), ...changes });

describe('terms', () => {
  it('that are valid have no faults', () => {
    fc.assert(
      fc.property(anyWindowTerms, (terms) => {
        expect(faults(terms)).toEqual([]);
      }),
    );
    expect(faults(realTime(percent(0.2), percent(0.5), cents(100), { payer: 'house', isGuaranteed: true }))).toEqual([]);
    expect(faults(dividend([low, high({})]))).toEqual([]);
  });

  it('have a rate above zero and within the limit of their kind', () => {
    const rates = (rate: number) => [dividend([tier(rate)]), wage([tier(rate)]), wage([tier(rate)], {}, { kind: 'hourly' })].map(faults);
    expect(rates(0)).toEqual([['tiers.0.rate rateMissing'], ['tiers.0.rate rateMissing'], ['tiers.0.rate rateMissing']]);
    expect(rates(1)).toEqual([[], [], []]);
    expect(rates(percent(10))).toEqual([[], [], []]);
    expect(rates(percent(10) + 1)).toEqual([[], ['tiers.0.rate rateTooHigh'], ['tiers.0.rate rateTooHigh']]);
    expect(rates(percent(100))[0]).toEqual([]);
    expect(rates(percent(100.01))[0]).toEqual(['tiers.0.rate rateTooHigh']);
    expect(rates(-1)[0]).toEqual(['tiers.0.rate outOfRange']);
    expect(rates(0.5)[0]).toEqual(['tiers.0.rate outOfRange']);
  });

  it('for a share of the parent’s amount go up to all of it, for any kind', () => {
    const shared = { split: 'shareOfParent' } as const;
    expect(faults(wage([tier(percent(100))], shared))).toEqual([]);
    expect(faults(wage([tier(percent(100.01))], shared))).toEqual(['tiers.0.rate rateTooHigh']);
  });

  it('name each field that is out of range [contract-07]', () => {
    const tooMuch = { periodicMinimumBet: highestAmount + 1, profitLoss: -1, minimumActiveMembers: mostMembers + 1, rate: percent(101) };
    expect(faults(dividend([tier(1, tooMuch)], {}, { minimumBet: 0.5 }))).toEqual([
      'minimumBet outOfRange',
      'tiers.0.periodicMinimumBet outOfRange',
      'tiers.0.profitLoss outOfRange',
      'tiers.0.minimumActiveMembers outOfRange',
      'tiers.0.rate rateTooHigh',
    ]);
    const most = { periodicMinimumBet: highestAmount, profitLoss: highestAmount, minimumActiveMembers: mostMembers };
    expect(faults(dividend([tier(1, most)], {}, { minimumBet: highestAmount }))).toEqual([]);
  });

  it('have at least one tier, and not more than the limit', () => {
    const tiers = (count: number) => Array.from({ length: count }, (_, index) => tier(index + 1, { periodicMinimumBet: index }));
    expect(faults(dividend([]))).toEqual(['tiers tiersMissing']);
    expect(faults(dividend(tiers(mostTiers)))).toEqual([]);
    expect(faults(dividend(tiers(mostTiers + 1)))).toEqual(['tiers tiersTooMany']);
  });

  it('in real time have at least one rate above zero', () => {
    expect(faults(realTime(0, 1, 0))).toEqual([]);
    expect(faults(realTime(1, 0, 0))).toEqual([]);
    expect(faults(realTime(0, 0, -1))).toEqual(['singleBet outOfRange', 'profitRate rateMissing']);
    expect(faults(realTime(percent(10) + 1, percent(10), 0))).toEqual(['profitRate rateTooHigh']);
    expect(faults(realTime(1, percent(11), 0))).toEqual(['lossRate rateTooHigh']);
  });
});

describe('a tier', () => {
  const second = (changes: Partial<Tier>) => faults(dividend([low, high(changes)]));

  it('requires more than the one before and pays more', () => {
    expect(second({ periodicMinimumBet: low.periodicMinimumBet })).toEqual(['tiers.1 tierRepeats']);
    expect(second({ rate: low.rate })).toEqual(['tiers.1.rate tierRepeats']);
    expect(second({ rate: low.rate - 1 })).toEqual(['tiers.1.rate rateFalls']);
    expect(second({ periodicMinimumBet: low.periodicMinimumBet, profitLoss: cents(9) })).toEqual(['tiers.1 tierFalls']);
    expect(second({ minimumActiveMembers: 1 })).toEqual(['tiers.1 tierOverlaps']);
    expect(second({ periodicMinimumBet: cents(100), minimumActiveMembers: 3 })).toEqual([]);
    expect(second({ periodicMinimumBet: cents(100), profitLoss: cents(11) })).toEqual([]);
  });

  it('has a rate for lost bets if the first has one, and only for wages', () => {
    const both = (lostRate: number | null) => [
      tier(percent(1), { lostRate: percent(3) }),
      tier(percent(2), { periodicMinimumBet: 1, lostRate }),
    ];
    expect(faults(wage(both(percent(3))))).toEqual([]);
    expect(faults(wage(both(percent(3) - 1)))).toEqual(['tiers.1.lostRate rateFalls']);
    expect(faults(wage(both(percent(10.1))))).toEqual(['tiers.1.lostRate rateTooHigh']);
    expect(faults(wage(both(null)))).toEqual(['tiers.1.lostRate lostRatesMixed', 'tiers.1.lostRate rateFalls']);
    expect(faults(wage([tier(percent(1)), tier(percent(2), { periodicMinimumBet: 1, lostRate: percent(2) })]))).toEqual([
      'tiers.1.lostRate lostRatesMixed',
    ]);
    expect(faults(wage([tier(0, { lostRate: 1 })]))).toEqual([]);
    expect(faults(wage([tier(0, { lostRate: 0 })]))).toEqual(['tiers.0.rate rateMissing']);
    expect(faults(dividend([tier(1, { lostRate: 1 })]))).toEqual(['tiers.0.lostRate notUsed']);
  });
});

describe('rules', () => {
  const changed: Rules = {
    carry: 'one',
    isMadeUp: true,
    tierBase: 'net',
    split: 'differential',
    payer: 'house',
    isGuaranteed: true,
    lateVoids: 'base',
    turnover: 'dailyAverage',
    wholeUnits: 100,
    feeShare: 1,
    quarantine: { member: 1, team: 1 },
  };

  it('keep their defaults where a kind does not use them', () => {
    expect(faults(dividend([tier(1)], changed))).toEqual(['rules.wholeUnits notUsed']);
    for (const kind of ['daily', 'hourly'] as const)
      expect(faults(wage([tier(1)], changed, { kind }))).toEqual([
        'rules.carry notUsed',
        'rules.turnover notUsed',
        'rules.quarantine notUsed',
      ]);
    expect(faults(realTime(1, 1, 0, { ...changed, split: 'shareOfParent' }))).toEqual([
      'rules.carry notUsed',
      'rules.isMadeUp notUsed',
      'rules.tierBase notUsed',
      'rules.split notUsed',
      'rules.lateVoids notUsed',
      'rules.turnover notUsed',
      'rules.wholeUnits notUsed',
      'rules.feeShare notUsed',
      'rules.quarantine notUsed',
    ]);
    const shared = { ...changed, split: 'shareOfParent' } as const;
    expect(faults(dividend([tier(1)], shared))).toEqual([
      'rules.carry notUsed',
      'rules.lateVoids notUsed',
      'rules.wholeUnits notUsed',
      'rules.quarantine notUsed',
    ]);
    const shareOfWages = wage([tier(1, { lostRate: 2 })], { split: 'shareOfParent', wholeUnits: 100 });
    expect(faults(shareOfWages)).toEqual(['tiers.0.lostRate notUsed', 'rules.wholeUnits notUsed']);
  });

  it('have amounts above zero where zero would have no meaning', () => {
    const wrong = { wholeUnits: 0, feeShare: percent(100) + 1 };
    expect(faults(wage([tier(1)], wrong))).toEqual(['rules.wholeUnits outOfRange', 'rules.feeShare outOfRange']);
    const quarantine = { member: 0, team: highestAmount + 1 };
    expect(faults(dividend([tier(1)], { quarantine }))).toEqual(['rules.quarantine.member outOfRange', 'rules.quarantine.team outOfRange']);
    expect(faults(dividend([tier(1)], { quarantine: { member: 1, team: 1 }, feeShare: percent(100) }))).toEqual([]);
  });
});

it('lists every code once', () => {
  expect(new Set(termsFaultCodes).size).toBe(termsFaultCodes.length);
  expect(Object.keys(plainRules).length).toBe(11);
});
