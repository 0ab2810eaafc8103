import { plainRules, type Terms } from '@livery/contract/commission-terms';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { Answers } from './fake-answers.ts';

type Contract = ControlValueOf<'houseAgreements'>['items'][number];
type Whole = ControlValueOf<'houseAgreement'>;
type WireTerms = NonNullable<Contract['terms']>;

const tier = (rate: number, periodicMinimumBet: number) => ({
  periodicMinimumBet,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate,
  lostRate: null,
});
const wire = (terms: Terms): WireTerms => (terms.kind === 'realTime' ? terms : { ...terms, tiers: [...terms.tiers] });

export const dailyTerms = wire({ kind: 'daily', minimumBet: 0, tiers: [tier(5_000, 0)], rules: plainRules });
export const askedTerms = wire({
  kind: 'daily',
  minimumBet: 0,
  tiers: [tier(5_000, 0), tier(8_000, 1_000_000)],
  rules: { ...plainRules, isMadeUp: true },
});
const hash = 'a'.repeat(64);
export const askedHash = 'b'.repeat(64);
const startsAt = '2026-11-01T03:00:00.000Z';

/** The agent asks for a second tier. */
export const aContract: Contract = {
  id: 9,
  kind: 'daily',
  upline: null,
  downline: { id: 21, account: 'agent' },
  side: 'upline',
  state: 'active',
  version: 1,
  terms: dailyTerms,
  hash,
  startsAt,
  endsAt: null,
  proposal: {
    kind: 'amendment',
    by: 'downline',
    at: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-11-27T12:00:00.000Z',
    effectiveAt: '2026-11-29T03:00:00.000Z',
    terms: askedTerms,
    hash: askedHash,
    reason: 'We grow',
  },
  actions: ['accept', 'reject', 'terminate'],
};

export const aWholeContract: Whole = {
  ...aContract,
  versions: [{ number: 1, terms: dailyTerms, hash, from: startsAt, until: null }],
  events: [
    { at: '2026-11-20T12:00:00.000Z', by: 'downline', action: 'amend', kind: 'amendment', outcome: 'open', reason: 'We grow', person: '' },
    { at: startsAt, by: 'downline', action: 'accept', kind: 'offer', outcome: null, reason: '', person: '' },
    { at: startsAt, by: 'upline', action: 'request', kind: 'offer', outcome: 'accepted', reason: '', person: 'Rui Melo' },
  ],
  now: '2026-11-22T20:00:00.000Z',
};

/** Nothing is pending, so the house may make a proposal. */
export const aQuietContract: Whole = { ...aWholeContract, proposal: null, actions: ['amend', 'requestTermination', 'terminate'] };

const suggestions: Readonly<Record<'dividend' | 'daily' | 'hourly' | 'realTime', WireTerms>> = {
  dividend: wire({ kind: 'dividend', period: 'monthly', minimumBet: 0, tiers: [tier(200_000, 0)], rules: plainRules }),
  daily: dailyTerms,
  hourly: wire({ kind: 'hourly', minimumBet: 0, tiers: [tier(2_000, 0)], rules: plainRules }),
  realTime: wire({ kind: 'realTime', singleBet: 0, profitRate: 1_000, lossRate: 2_000, rules: plainRules }),
};
const flags = { dividend: 'enableCt', daily: 'salary', hourly: 'hourSalary', realTime: 'agentRealtimeSalary' } as const;

/** The calls of the contracts room, with one contract whose agent proposes other terms. */
export const contractCalls: Answers = {
  houseAgreements: async () => ({ items: [aContract], next: null, now: aWholeContract.now }),
  houseAgreement: async () => aWholeContract,
  actForHouse: async () => aContract,
  agreementPolicies: async () => ({
    items: (['dividend', 'daily', 'hourly', 'realTime'] as const).map((kind) => ({
      kind,
      noticeDays: 7,
      expiryDays: 7,
      suggestion: suggestions[kind],
      modId: flags[kind],
      isOn: kind !== 'hourly',
    })),
  }),
  setAgreementPolicy: async () => {},
};
