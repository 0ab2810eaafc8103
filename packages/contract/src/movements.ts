/** What a movement of a member's money is about, which is what the account record is filtered by. */
export const movementTypes = ['deposit', 'withdrawal', 'transfer', 'game', 'bonus', 'rebate', 'commission', 'adjustment'] as const;

export type MovementType = (typeof movementTypes)[number];

/** What has become of a bet, which is what the betting record is filtered by. */
export const betStates = ['open', 'settled', 'void'] as const;

export type BetState = (typeof betStates)[number];

/** What a movement may belong to beside a bet. */
export const movementSubjects = [
  'deposit',
  'withdrawal',
  'vendor',
  'mission',
  'reward',
  'vip',
  'redemption',
  'bonus',
  'upline',
  'downline',
] as const;

export type MovementSubject = (typeof movementSubjects)[number];
