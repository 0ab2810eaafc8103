import type { MovementType } from '../movements.ts';

/** What a member of a team did in a period: `silent` ones played in as many days before it, and not in it. */
export const memberActivities = ['active', 'silent', 'firstDeposit', 'bigWin'] as const;

export type MemberActivity = (typeof memberActivities)[number];

/** What lists of a team are sorted by. */
export const teamSorts = {
  members: ['joined', 'lastPlay', 'members', 'validStake', 'net', 'deposits', 'withdrawals'],
  betting: ['rounds', 'stake', 'validStake', 'net'],
  loss: ['stake', 'loss', 'bonus', 'net'],
} as const;

/** The movements of money in a team's transactions: everything but play. */
export const teamMovementTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'bonus',
  'rebate',
  'commission',
  'adjustment',
] as const satisfies readonly MovementType[];

export type TeamMovementType = (typeof teamMovementTypes)[number];
