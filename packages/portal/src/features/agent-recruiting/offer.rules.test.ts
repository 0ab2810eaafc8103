import { expect, test } from 'vitest';
import { someTerms } from './agent-recruiting.builders.ts';
import { refusalOf, offerOf, placed, sharedRates, startOffer } from './offer.rules.ts';

test('an offer never gives more than the agent has, for any share entered', () => {
  const terms = someTerms();
  for (const share of ['none', 'half', 'all'] as const) {
    const { rates } = offerOf({ ...startOffer(terms, 'en'), ...sharedRates(terms.rates, share, 'en') }, terms);
    for (const { gameType, ppm } of rates) expect(ppm).toBeLessThanOrEqual(terms.rates.find((own) => own.gameType === gameType)?.ppm ?? 0);
    expect(rates).toHaveLength(share === 'none' ? 0 : terms.rates.length);
  }
});

test('limits are only part of an agent’s offer', () => {
  const terms = someTerms();
  const values = { ...startOffer(terms, 'en'), agents: 'yes', mostDirect: '20', levels: '2' };
  expect(offerOf(values, terms)).not.toHaveProperty('limits');
  expect(offerOf({ ...values, kind: 'agent' }, terms).limits).toEqual({ mayRecruitAgents: true, mostDirect: 20, levels: 2 });
});

test.each([
  ['player', {}, null],
  ['agent', {}, null],
  ['agent', { mayRecruitAgents: false }, 'agents'],
  ['agent', { levels: 1 }, 'agents'],
  ['player', { levels: 0 }, 'level'],
  ['player', { mostDirect: 12 }, 'full'],
] as const)('%s with %o: the problem is %s', (kind, limits, refusal) => {
  const terms = someTerms();
  expect(refusalOf(kind, { ...terms, limits: { ...terms.limits, ...limits } })).toBe(refusal);
});

test('a refusal is shown at the fields of the form', () => {
  const fields = { '/rates/RNG': 'maximum', '/limits/levels': 'maximum', '/limits/mayRecruitAgents': 'maximum', '/username': 'taken' };
  const refused = { status: 'refused', failure: { code: 'LIMIT_EXCEEDED', status: 409, requestId: null, fields } } as const;
  const at = placed(refused);
  expect(at.status === 'refused' && at.failure.fields).toEqual({
    '/rate_RNG': 'maximum',
    '/levels': 'maximum',
    '/agents': 'maximum',
    '/username': 'taken',
  });
});
