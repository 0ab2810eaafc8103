import type { MovementType } from '../movements.ts';

/** Activity of a team member in a period. `silent` members played in the period before, but not in this one. */
export const memberActivities = ['active', 'silent', 'firstDeposit', 'bigWin'] as const;

export type MemberActivity = (typeof memberActivities)[number];

/** The sort orders of team lists. */
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
