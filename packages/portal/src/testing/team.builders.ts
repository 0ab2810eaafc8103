import type { TeamFigures, TeamMember, TeamOverview, TeamPerson } from '@livery/contract/shapes';

/** Builders of an agent's team. */
export function someFigures(change: Partial<TeamFigures> = {}): TeamFigures {
  const play = { rounds: 1_204, stake: 25_000_000, validStake: 24_000_000, payout: 23_500_000, net: -1_500_000 };
  const money = { deposits: 4_000_000, withdrawals: 1_200_000, bonuses: 90_000, rebates: 30_000, fees: 4_500 };
  return { ...play, ...money, ...change };
}

export const me: TeamPerson = { id: 1, account: 'agent', type: 1, level: 0 };

export function aTeamMember(change: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 7,
    account: 'agent2',
    type: 2,
    level: 1,
    state: 'active',
    joined: '2026-03-02T12:00:00Z',
    lastPlay: '2026-05-16T12:00:00Z',
    members: 3,
    own: someFigures({ validStake: 1_000 }),
    team: someFigures(),
    ...change,
  };
}

export const aPlayer = aTeamMember({ id: 9, account: 'm***a', type: 0, members: 0, lastPlay: null });

const summary = { from: '2026-05-01', to: '2026-05-17', ...someFigures(), joined: 12, active: 40, firstDeposits: 5, income: 60_000 };

export function anOverview(change: Partial<TeamOverview> = {}): TeamOverview {
  const game = { rounds: 600, stake: 12_500_000, validStake: 12_000_000, payout: 11_750_000, net: -750_000 };
  return {
    until: '2026-05-17T14:03:07Z',
    currency: 'BRL',
    team: { members: 1_250, agents: 18, direct: 40 },
    period: summary,
    before: { ...summary, from: '2026-04-14', to: '2026-04-30', active: 50, firstDeposits: 0, validStake: 12_000_000, net: -1_500_000 },
    days: Array.from({ length: 17 }, (_, index) => ({
      day: `2026-05-${String(index + 1).padStart(2, '0')}`,
      validStake: 1_000_000 + index * 90_000,
      net: index % 3 === 0 ? 120_000 : -200_000,
      deposits: 200_000 + index * 10_000,
      withdrawals: 90_000,
    })),
    gameTypes: [
      { code: 'RNG', name: 'Slots', ...game },
      { code: 'INHOUSE', name: 'Originals', ...game, validStake: 6_000_000 },
      { code: 'SPORTS', name: 'Sports', ...game, validStake: 3_000_000, net: 250_000 },
    ],
    ...change,
  };
}
