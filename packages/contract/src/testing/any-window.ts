import fc from 'fast-check';
import { carries, plainRules, type Rules, type Tier } from '../commission/terms.ts';
import type { TeamFigures } from '../commission/settlement/figures.ts';
import type { Carried, Child, WindowInput, WindowTerms } from '../commission/settlement/outcome.ts';
import { dividend, wage } from './agreement-terms.ts';

const amount = fc.nat(5_000_000);
/** Amounts that voids may have made negative. */
const counted = fc.oneof(amount, fc.integer({ min: -200_000, max: 5_000_000 }));

export const anyFigures: fc.Arbitrary<TeamFigures> = fc.record({
  validStake: counted,
  wonStake: counted,
  lostStake: counted,
  stake: counted,
  payout: counted,
  bonuses: fc.nat(50_000),
  rebates: fc.nat(50_000),
  fees: fc.nat(20_000),
  wages: fc.nat(50_000),
  activeMembers: fc.nat(20),
});

/** A scale without `termsFaults`. */
export function anyTiers(hasLostRates: boolean): fc.Arbitrary<readonly Tier[]> {
  const rise = fc.record({
    periodicMinimumBet: fc.integer({ min: 1, max: 1_000_000 }),
    profitLoss: fc.nat(500_000),
    minimumActiveMembers: fc.nat(4),
    rate: fc.integer({ min: 1, max: 8_000 }),
    lostRate: fc.integer({ min: 1, max: 8_000 }),
  });
  return fc.array(rise, { minLength: 1, maxLength: 6 }).map((rises) => {
    const sum = (name: keyof (typeof rises)[number], upTo: number) =>
      rises.slice(0, upTo + 1).reduce((total, each) => total + each[name], 0);
    return rises.map((_, at) => ({
      periodicMinimumBet: sum('periodicMinimumBet', at),
      profitLoss: sum('profitLoss', at),
      minimumActiveMembers: sum('minimumActiveMembers', at),
      rate: sum('rate', at),
      lostRate: hasLostRates ? sum('lostRate', at) : null,
    }));
  });
}

const anyRules = fc.record({
  carry: fc.constantFrom(...carries),
  isMadeUp: fc.boolean(),
  tierBase: fc.constantFrom('gross', 'net'),
  payer: fc.constantFrom('house', 'upline'),
  turnover: fc.constantFrom('total', 'dailyAverage'),
  wholeUnits: fc.constantFrom(1, 100, 10_000),
  feeShare: fc.constantFrom(0, 10_000, 1_000_000),
  quarantine: fc.option(fc.record({ member: fc.integer({ min: 1, max: 100_000 }), team: fc.integer({ min: 1, max: 100_000 }) })),
});

/** Terms without `termsFaults`. */
export const anyWindowTerms: fc.Arbitrary<WindowTerms> = fc
  .tuple(anyRules, fc.constantFrom('dividend', 'daily', 'hourly'), fc.boolean())
  .chain(([rules, kind, hasLostRates]): fc.Arbitrary<WindowTerms> => {
    const { wholeUnits, carry, turnover, quarantine, ...common } = rules;
    if (kind === 'dividend') return anyTiers(false).map((tiers) => dividend(tiers, { ...common, carry, turnover, quarantine }));
    const ofWages: Partial<Rules> = { ...plainRules, ...common, wholeUnits };
    return anyTiers(hasLostRates).map((tiers) => wage(tiers, ofWages, { kind }));
  });

const payer = fc.constantFrom('house', 'upline');
/** Numbers that do not repeat, and shares that leave something. */
const anyChildren: fc.Arbitrary<readonly Child[]> = fc
  .array(fc.tuple(payer, fc.oneof(fc.record({ amount: fc.nat(100_000) }), fc.record({ share: fc.nat(200_000) }))), { maxLength: 5 })
  .map((children) => children.map(([by, part], index) => ({ id: 100 + index, payer: by, ...part })));

const members = [1, 2, 3, 4];
const anyCarried: fc.Arbitrary<Carried> = fc.record({
  carry: fc.nat(200_000),
  makeUp: fc.nat(50_000).map((open) => 0 - open),
  quarantine: fc
    .subarray(members)
    .chain((held) =>
      fc.tuple(...held.map((member) => fc.record({ member: fc.constant(member), amount: fc.integer({ min: 1, max: 90_000 }) }))),
    ),
});

export const anyWindow: fc.Arbitrary<WindowInput> = fc.record({
  terms: anyWindowTerms,
  version: fc.integer({ min: 1, max: 9 }),
  figures: anyFigures,
  days: fc.integer({ min: 1, max: 31 }),
  place: fc.record({ isFirstHalf: fc.boolean(), endsMonth: fc.boolean() }),
  results: fc
    .subarray(members)
    .chain((some) =>
      fc.tuple(...some.map((member) => fc.record({ member: fc.constant(member), result: fc.integer({ min: -200_000, max: 90_000 }) }))),
    ),
  children: anyChildren,
  opening: anyCarried,
  adjustments: fc
    .array(fc.integer({ min: -50_000, max: 20_000 }), { maxLength: 3 })
    .map((amounts) => amounts.map((each, index) => ({ line: 500 + index, amount: each }))),
  fromParent: fc.constant(null),
});
