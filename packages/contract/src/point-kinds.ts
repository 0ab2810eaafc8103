/** Rewards for points: cash, a bonus with a wagering requirement, or goods, which are sent to an address. */
export const goodKinds = ['cash', 'bonus', 'goods'] as const;

export type GoodKind = (typeof goodKinds)[number];

/** A redemption is `inProcess` until the desk decides it. */
export const redemptionStates = ['inProcess', 'rejected', 'approved'] as const;

export type RedemptionState = (typeof redemptionStates)[number];

/** The kinds of point movements, by which the points history is filtered. */
export const pointMovements = ['earned', 'undone', 'redeemed', 'returned', 'converted', 'adjusted'] as const;

export type PointMovementKind = (typeof pointMovements)[number];

/** The most pieces of one redemption. */
export const mostPieces = 20;
