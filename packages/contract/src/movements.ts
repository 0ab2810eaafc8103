/** The kinds of money movements, used as filters of the transaction history. */
export const movementTypes = ['deposit', 'withdrawal', 'transfer', 'game', 'bonus', 'rebate', 'commission', 'adjustment'] as const;

export type MovementType = (typeof movementTypes)[number];

/** The states of a bet, used as filters of the bet history. */
export const betStates = ['open', 'settled', 'void'] as const;

export type BetState = (typeof betStates)[number];

/** Things other than bets that a movement can belong to. */
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
