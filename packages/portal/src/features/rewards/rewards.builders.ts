import type { Promotion, Reward, RewardCentre, PrizeTicket } from '@livery/contract/shapes';

/** For tests. */
export function aPromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    id: 1,
    kind: 'stake',
    title: 'Daily warm-up',
    summary: 'A short round of play.',
    imageUrl: '/art/reward/stake.svg',
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: null,
    way: 'join',
    state: 'join',
    rule: { stake: 10_000, gameTypes: [], days: 0, vipLevel: 0, cadence: 'daily' },
    prize: { kind: 'cash', amount: 500, poolKind: null },
    terms: { rollover: null, lastsDays: null, waitsDays: null },
    progress: null,
    application: null,
    ...changes,
  };
}

export function aReward(changes: Partial<Reward> = {}): Reward {
  return {
    id: 7,
    origin: 'desk',
    title: 'A gift',
    prize: { kind: 'cash', amount: 1_500, poolKind: null },
    state: 'waiting',
    isUnread: true,
    createdAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-12-20T12:00:00Z',
    claimedAt: null,
    proof: null,
    ...changes,
  };
}

const aTicket: PrizeTicket = {
  id: 21,
  poolId: 1,
  kind: 'wheel',
  number: 3,
  commitment: 'c0ffee',
  isUnread: false,
  expiresAt: '2026-12-20T12:00:00Z',
};

/** One pending reward: a wheel with a ticket for it. */
export function aCentre(changes: Partial<RewardCentre> = {}): RewardCentre {
  return {
    waiting: [aReward()],
    tickets: [aTicket],
    pools: [
      {
        id: 1,
        kind: 'wheel',
        title: 'Prize wheel',
        imageUrl: '/art/reward/wheel.svg',
        prizes: [
          { id: 1, prize: { kind: 'cash', amount: 100, poolKind: null }, weight: 750, stock: null },
          { id: 2, prize: { kind: 'cash', amount: 10_000, poolKind: null }, weight: 250, stock: 4 },
        ],
        pot: null,
        raffle: null,
        authorisation: null,
      },
    ],
    ...changes,
  };
}
