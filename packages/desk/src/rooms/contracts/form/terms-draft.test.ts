import { carries, plainRules, type Terms } from '@livery/contract/commission-terms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTier, draftOf, moveTierUp, readDraft, refusedFields } from './terms-draft.ts';

const tier = (rate: number, periodicMinimumBet = 0) => ({
  periodicMinimumBet,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate,
  lostRate: null,
});
const dividend: Terms = {
  kind: 'dividend',
  period: 'weekly',
  minimumBet: 10_000,
  tiers: [tier(200_000), tier(300_000, 1_000_000)],
  rules: { ...plainRules, carry: 'one', payer: 'house', feeShare: 20_000, quarantine: { member: 700_000, team: 200_000 } },
};

it('reads back the terms it was given, for any valid ones', () => {
  const amount = fc.integer({ min: 0, max: 1e13 });
  const rate = fc.integer({ min: 1, max: 100_000 });
  const paying = fc.record({ payer: fc.constantFrom('house' as const, 'upline' as const), isGuaranteed: fc.boolean() });
  const terms: fc.Arbitrary<Terms> = fc.oneof(
    fc.record({ singleBet: amount, profitRate: rate, lossRate: rate, rules: paying }).map(({ rules, ...own }): Terms => {
      return { kind: 'realTime', ...own, rules: { ...plainRules, ...rules } };
    }),
    fc
      .record({
        kind: fc.constantFrom('daily' as const, 'hourly' as const),
        minimumBet: amount,
        rate,
        lostRate: fc.option(rate),
        wholeUnits: fc.integer({ min: 1, max: 1e9 }),
        rules: paying,
      })
      .map(({ kind, minimumBet, rules, wholeUnits, ...rates }): Terms => {
        return { kind, minimumBet, tiers: [{ ...tier(0), ...rates }], rules: { ...plainRules, ...rules, wholeUnits } };
      }),
    fc
      .record({ carry: fc.constantFrom(...carries), feeShare: fc.integer({ min: 0, max: 1_000_000 }), isMadeUp: fc.boolean() })
      .map((rules): Terms => ({ ...dividend, rules: { ...dividend.rules, ...rules } })),
  );
  fc.assert(
    fc.property(terms, fc.constantFrom('BRL', 'JPY'), (whole, unit) => {
      expect(readDraft(draftOf(whole, unit), unit)).toEqual({ terms: whole, wrong: {} });
    }),
  );
});

it('reports unreadable fields first, then invalid terms', () => {
  const draft = draftOf(dividend, 'BRL');
  const [first, second] = draft.tiers;
  if (first === undefined || second === undefined) throw new Error('two tiers');
  const wrongOf = (changes: Partial<typeof draft>) => readDraft({ ...draft, ...changes }, 'BRL');
  expect(wrongOf({ minimumBet: '-1', tiers: [{ ...first, rate: '100.01', minimumActiveMembers: 'two' }, second] })).toEqual({
    terms: null,
    wrong: {
      minimumBet: 'Enter an amount of 0 or more.',
      'tiers.0.rate': 'Enter a percentage such as 0.5, up to 100.',
      'tiers.0.minimumActiveMembers': 'Enter a whole number.',
    },
  });
  expect(wrongOf({ tiers: [{ ...first, rate: '' }, second] }).wrong).toHaveProperty('tiers.0.rate');
  expect(wrongOf({ tiers: [second, first] }).wrong).toEqual({ 'tiers.1': 'This tier requires less than the one before. Move it up.' });
  expect(wrongOf({ tiers: [{ ...first, rate: '0' }, second] }).wrong).toEqual({ 'tiers.0.rate': 'A rate must be above 0.' });
  expect(wrongOf({ tiers: [] }).wrong).toEqual({ tiers: 'Add at least one tier.' });
  expect(wrongOf({ tiers: [first, { ...second, rate: '10' }] }).wrong).toEqual({
    'tiers.1.rate': 'A higher tier cannot pay a lower rate.',
  });
});

it('adds a tier after the last and moves one up, each with a stable place in the form', () => {
  const { tiers } = draftOf(dividend, 'BRL');
  const three = addTier(tiers, 'BRL');
  expect(three.map(({ id, rate }) => [id, rate])).toEqual([
    [0, '20'],
    [1, '30'],
    [2, '30'],
  ]);
  expect(moveTierUp(three, 2).map(({ id }) => id)).toEqual([0, 2, 1]);
  expect(moveTierUp(three, 0).map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(addTier([], 'JPY')).toMatchObject([{ id: 0, rate: '0', profitLoss: '0' }]);
});

it('shows a refusal by the gateway at its field', () => {
  expect(refusedFields({ '/terms/tiers/1/rate': 'rate', '/account': 'unknown' })).toEqual({
    'tiers.1.rate': 'The gateway does not accept this.',
  });
  expect(refusedFields({ '/terms': 'downline', '/downline': 'agent42' })).toEqual({
    terms: 'agent42 below it was promised more than these terms pay.',
  });
});
