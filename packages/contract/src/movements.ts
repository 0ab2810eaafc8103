/** What a movement of a member's money is about, which is what the account record is filtered by. */
export const movementTypes = ['deposit', 'withdrawal', 'transfer', 'game', 'bonus', 'rebate', 'adjustment'] as const;

export type MovementType = (typeof movementTypes)[number];

/** What has become of a bet, which is what the betting record is filtered by. */
export const betStates = ['open', 'settled', 'void'] as const;

export type BetState = (typeof betStates)[number];
