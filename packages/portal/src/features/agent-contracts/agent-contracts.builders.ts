import { plainRules, type Tier } from '@livery/contract/commission-terms';
import type { ValueOf } from '@livery/contract/shapes';
import type { Agreement, AskedTerms, Offer, Proposal, Trial } from './agent-contracts.reads.ts';

export function aTier(changes: Partial<Tier> = {}): Tier {
  return { periodicMinimumBet: 100_000, profitLoss: 0, minimumActiveMembers: 3, rate: 10_000, lostRate: null, ...changes };
}

export const dailyTerms = (changes: Partial<Extract<AskedTerms, { kind: 'daily' | 'hourly' }>> = {}): AskedTerms => ({
  kind: 'daily',
  minimumBet: 5_000,
  tiers: [aTier(), aTier({ periodicMinimumBet: 1_000_000, minimumActiveMembers: 10, rate: 20_000 })],
  rules: { ...plainRules },
  ...changes,
});

export const dividendTerms = (changes: Partial<Extract<AskedTerms, { kind: 'dividend' }>> = {}): AskedTerms => ({
  kind: 'dividend',
  period: 'weekly',
  minimumBet: 100_000,
  tiers: [aTier({ profitLoss: 500_000, rate: 100_000 })],
  rules: { ...plainRules },
  ...changes,
});

export const realTimeTerms: Extract<AskedTerms, { kind: 'realTime' }> = {
  kind: 'realTime',
  singleBet: 10_000,
  profitRate: 2_000,
  lossRate: 5_000,
  rules: { ...plainRules },
};

const hash = (digit: string) => digit.repeat(64);

export function aProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    kind: 'offer',
    by: 'upline',
    at: '2026-11-27T12:00:00.000Z',
    expiresAt: '2026-12-04T12:00:00.000Z',
    effectiveAt: '2026-11-29T03:00:00.000Z',
    terms: dailyTerms(),
    hash: hash('a'),
    reason: '',
    ...changes,
  };
}

/** By default an offer from the upline that waits for the agent. */
export function anAgreement(changes: Partial<Agreement> = {}): Agreement {
  return {
    id: 12,
    kind: 'daily',
    upline: { id: 3, account: 'agent' },
    downline: { id: 7, account: 'agent2' },
    side: 'downline',
    state: 'requested',
    version: null,
    terms: null,
    hash: null,
    startsAt: null,
    endsAt: null,
    proposal: aProposal(),
    actions: ['accept', 'reject'],
    ...changes,
  };
}

/** The same, in force and without open proposals. */
export function anActive(changes: Partial<Agreement> = {}): Agreement {
  return anAgreement({
    state: 'active',
    version: 1,
    terms: dailyTerms(),
    hash: hash('a'),
    startsAt: '2026-11-01T03:00:00.000Z',
    proposal: null,
    actions: ['amend', 'requestTermination', 'terminate'],
    ...changes,
  });
}

export function whole(agreement: Agreement, changes: Partial<ValueOf<'agreement'>> = {}): ValueOf<'agreement'> {
  return {
    ...agreement,
    versions: [],
    events: [{ at: '2026-11-27T12:00:00.000Z', by: 'upline', action: 'request', kind: 'offer', outcome: 'open', reason: '' }],
    now: '2026-11-28T12:00:00.000Z',
    ...changes,
  };
}

export function aList(items: Agreement[]): ValueOf<'agreements'> {
  return { items, next: null, now: '2026-11-28T12:00:00.000Z' };
}

export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    kind: 'daily',
    currency: 'BRL',
    member: { id: 7, account: 'agent2' },
    ceiling: dailyTerms({
      tiers: [aTier({ rate: 15_000 }), aTier({ periodicMinimumBet: 1_000_000, minimumActiveMembers: 10, rate: 25_000 })],
    }),
    floor: 0,
    suggestion: dailyTerms(),
    noticeDays: 3,
    expiryDays: 7,
    ...changes,
  };
}

export function aTrial(changes: Partial<Trial> = {}): Trial {
  const window = (day: number, validStake: number) => ({
    from: `2026-11-${day}T03:00:00.000Z`,
    to: `2026-11-${day + 1}T03:00:00.000Z`,
    isComplete: true,
    validStake,
    loss: 50_000,
    activeMembers: 4,
    tier: 0,
    downline: 6_000,
    upline: 3_000,
  });
  return { windows: [window(27, 600_000), window(26, 600_000), window(25, 600_000)], worstCase: 12_000, ...changes };
}
