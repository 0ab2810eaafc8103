import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carries, type Terms } from '@livery/contract/commission-terms';
import type { AmountFormat } from '#shared/money/amount-text.ts';
import { aTier, anOffer, dailyTerms, dividendTerms, realTimeTerms } from './agent-contracts.builders.ts';
import { faultsAt, placed } from './terms-faults.rules.ts';
import { fieldsOf, movedTier, nextTier, readForm, startForm } from './terms-form.rules.ts';
import { countChanges, isChanged, linesOf, rateRange } from '@livery/contract/commission-terms-lines';

const writings = [
  { language: 'en', format: { digits: 2, decimal: '.' } as AmountFormat, number: (amount: number) => (amount / 100).toFixed(2) },
  {
    language: 'pt-BR',
    format: { digits: 2, decimal: ',' } as AmountFormat,
    number: (amount: number) => (amount / 100).toFixed(2).replace('.', ','),
  },
];

const amount = fc.integer({ min: 0, max: 1e12 });
const rate = fc.integer({ min: 0, max: 1_000_000 });
const rules = fc.record({
  carry: fc.constantFrom(...carries),
  isMadeUp: fc.boolean(),
  tierBase: fc.constantFrom('gross' as const, 'net' as const),
  split: fc.constantFrom('differential' as const, 'shareOfParent' as const),
  payer: fc.constantFrom('house' as const, 'upline' as const),
  isGuaranteed: fc.boolean(),
  lateVoids: fc.constantFrom('rerate' as const, 'base' as const),
  turnover: fc.constantFrom('total' as const, 'dailyAverage' as const),
  wholeUnits: fc.integer({ min: 1, max: 1e9 }),
  feeShare: rate,
  quarantine: fc.option(fc.record({ member: amount, team: amount })),
});
const tier = (lostRate: fc.Arbitrary<number | null>) =>
  fc.record({ periodicMinimumBet: amount, profitLoss: amount, minimumActiveMembers: fc.integer({ min: 0, max: 999_999 }), rate, lostRate });
const tiers = fc.oneof(
  fc.array(tier(rate), { minLength: 1, maxLength: 12 }),
  fc.array(tier(fc.constant(null)), { minLength: 1, maxLength: 12 }),
);
const anyTerms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({
    kind: fc.constant('dividend' as const),
    period: fc.constantFrom('daily' as const, 'semimonthly' as const),
    minimumBet: amount,
    tiers,
    rules,
  }),
  fc.record({ kind: fc.constantFrom('daily' as const, 'hourly' as const), minimumBet: amount, tiers, rules }),
  fc.record({ kind: fc.constant('realTime' as const), singleBet: amount, profitRate: rate, lossRate: rate, rules }),
);

test('a form filled with terms reads back the same terms, in both languages [contract-07, contract-09]', () => {
  fc.assert(
    fc.property(anyTerms, fc.constantFrom(...writings), (terms, writing) => {
      expect(readForm(startForm(terms, writing), writing.format)).toEqual(terms);
    }),
  );
});

test('a form with an unreadable field has no terms', () => {
  const [writing] = writings;
  if (writing === undefined) return;
  const form = startForm(dailyTerms(), writing);
  for (const [field, text] of [
    ['minimumBet', 'much'],
    ['tier0_rate', '1%%'],
    ['tier1_minimumActiveMembers', '-1'],
    ['tier1_profitLoss', '1.2345'],
  ] as const)
    expect(readForm({ ...form, values: { ...form.values, [field]: text } }, writing.format), field).toBeNull();
  // Collapsed fields and removed tiers do not matter.
  expect(readForm({ ...form, tiers: [0], values: { ...form.values, tier1_rate: 'x' } }, writing.format)).not.toBeNull();
});

test('a form has only the fields of its kind', () => {
  const fields = (terms: Terms) => (writings[0] === undefined ? [] : fieldsOf(startForm(terms, writings[0])));
  expect(fields(realTimeTerms)).toEqual(['singleBet', 'profitRate', 'lossRate', 'payer', 'isGuaranteed']);
  expect(fields(dividendTerms())).toEqual(expect.arrayContaining(['period', 'minimumBet', 'tier0_rate', 'carry', 'quarantine']));
  expect(fields(dailyTerms())).not.toContain('period');
  expect(fields(dailyTerms({ tiers: [aTier({ lostRate: 30_000 })] }))).toContain('tier0_lostRate');
});

test('comparing terms lists each changed value, and new or removed tiers', () => {
  const former = dailyTerms({
    tiers: [aTier(), aTier({ periodicMinimumBet: 500_000, rate: 15_000 }), aTier({ periodicMinimumBet: 900_000 })],
  });
  const lines = linesOf(
    dailyTerms({ minimumBet: 6_000, tiers: [aTier({ rate: 12_000 }), aTier({ periodicMinimumBet: 500_000, rate: 15_000 })] }),
    former,
  );
  expect(lines.facts.map((line) => [line.name, isChanged(line)])).toEqual([['minimumBet', true]]);
  expect(lines.tiers.map(({ change }) => change)).toEqual(['changed', null, 'removed']);
  expect(lines.tiers[0]?.fields.filter(isChanged).map(({ name, now, before }) => [name, now, before])).toEqual([
    ['rate', { as: 'rate', value: 12_000 }, { as: 'rate', value: 10_000 }],
  ]);
  expect(countChanges(lines)).toBe(3);
  expect(linesOf(dailyTerms(), dailyTerms({ tiers: [aTier()] })).tiers.map(({ change }) => change)).toEqual([null, 'new']);
});

test('terms do not differ from themselves', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      expect(countChanges(linesOf(terms, terms))).toBe(0);
      expect(countChanges(linesOf(terms, null))).toBe(0);
    }),
  );
  expect(rateRange(realTimeTerms)).toEqual([2_000, 5_000]);
});

test('problems with terms are shown at their fields, even after a tier has moved', () => {
  const falling = dailyTerms({
    tiers: [aTier({ periodicMinimumBet: 2_000_000, minimumActiveMembers: 20, rate: 15_000 }), aTier({ rate: 10_000 })],
  });
  expect([...faultsAt(falling, anOffer({ ceiling: null }), [4, 9])]).toEqual([['tier9_periodicMinimumBet', { text: 'tierFalls' }]]);
  const tooMuch = dailyTerms({ tiers: [aTier({ rate: 15_001 })] });
  expect([...faultsAt(tooMuch, anOffer(), [2])]).toEqual([['tier2_rate', { text: 'aboveCeiling', values: { ppm: 15_000 } }]]);
  expect([...faultsAt(dailyTerms({ minimumBet: 4_999 }), anOffer(), [0, 1])]).toEqual([
    ['minimumBet', { text: 'amountAtLeast', values: { amount: 5_000 } }],
  ]);
  expect([...faultsAt(dailyTerms({ tiers: [aTier()] }), anOffer({ floor: 12_000 }), [0])]).toEqual([
    ['tier0_rate', { text: 'belowFloor', values: { ppm: 12_000 } }],
  ]);
  expect([...faultsAt(dailyTerms({ tiers: [aTier({ rate: 100_001 })] }), anOffer({ ceiling: null }), [0])]).toEqual([
    ['tier0_rate', { text: 'rateAtMost', values: { ppm: 100_000 } }],
  ]);
  const ofWeeks = anOffer({ kind: 'dividend', ceiling: dividendTerms() });
  expect(faultsAt(dividendTerms({ period: 'monthly' }), ofWeeks, [0]).get('period')).toEqual({ text: 'asOwn' });
});

test('a gateway refusal is shown at the field of the tier it names', () => {
  const failure = {
    code: 'LIMIT_EXCEEDED',
    status: 409,
    requestId: null,
    fields: { '/terms/tiers/1/rate': 'maximum', '/terms/rules/payer': 'other' },
  } as const;
  expect(placed({ status: 'refused', failure }, [4, 9])).toMatchObject({
    failure: { fields: { '/tier9_rate': 'maximum', '/payer': 'other' } },
  });
});

test('tiers can be reordered, and a new one requires more than the last', () => {
  expect(movedTier([4, 9, 2], 2, -1)).toEqual([4, 2, 9]);
  expect(movedTier([4, 9, 2], 0, -1)).toEqual([4, 9, 2]);
  expect(nextTier(aTier({ profitLoss: 5 }))).toEqual(aTier({ periodicMinimumBet: 200_000, profitLoss: 10, minimumActiveMembers: 6 }));
  expect(nextTier(undefined).rate).toBe(0);
});
