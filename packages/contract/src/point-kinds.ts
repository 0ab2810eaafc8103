/** Rewards for points: cash, a bonus with a wagering requirement, or goods, which are shipped. */
export const goodKinds = ['cash', 'bonus', 'goods'] as const;

export type GoodKind = (typeof goodKinds)[number];

/** A redemption is `inProcess` until the desk decides it. */
export const redemptionStates = ['inProcess', 'rejected', 'approved'] as const;

export type RedemptionState = (typeof redemptionStates)[number];

/** The kinds of point movements, used as filters of the points history. */
export const pointMovements = ['earned', 'undone', 'redeemed', 'returned', 'converted', 'adjusted'] as const;

export type PointMovementKind = (typeof pointMovements)[number];

/** The most pieces in one redemption. */
export const mostPieces = 20;
