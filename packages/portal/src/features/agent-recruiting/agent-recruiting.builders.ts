import type { InvitationLink, RecruitingTerms, Results } from './agent-recruiting.reads.ts';

export function someTerms(changes: Partial<RecruitingTerms> = {}): RecruitingTerms {
  return {
    rates: [
      { gameType: 'RNG', name: 'Slots', ppm: 6_000, prizeGroups: null },
      { gameType: 'LIVE', name: 'Live casino', ppm: 4_000, prizeGroups: null },
    ],
    limits: { mayRecruitAgents: true, mostDirect: 200, levels: 5 },
    direct: 12,
    username: { acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: 'LETTER_FIRST_ALPHANUMERIC', minLength: 6, maxLength: 16 },
    waiting: [],
    ...changes,
  };
}

export function aLink(changes: Partial<InvitationLink> = {}): InvitationLink {
  return {
    id: 7,
    code: 'ABCDEFGH23',
    kind: 'player',
    rates: [{ gameType: 'RNG', ppm: 3_000 }],
    limits: null,
    note: 'Autumn stories',
    expiresOn: '2026-12-24',
    cap: 50,
    registered: 12,
    state: 'open',
    isPaused: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

export function someResults(changes: Partial<Results> = {}): Results {
  const total = { opened: 200, registered: 50, verified: 40, firstDeposit: 10, active: 12 };
  return {
    total,
    subs: [
      { sub: 'story-1', ...total },
      { sub: '', opened: 0, registered: 0, verified: 0, firstDeposit: 0, active: 0 },
    ],
    cohorts: [
      { day: '2026-11-27', members: 4, day1: null, day7: null, day30: null },
      { day: '2026-10-20', members: 20, day1: 10, day7: 5, day30: 1 },
    ],
    ...changes,
  };
}
