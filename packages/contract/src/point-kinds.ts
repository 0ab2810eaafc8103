/** What can be had for points: money at once, a bonus to be worked off, or goods of matter, which are sent to an address. */
export const goodKinds = ['cash', 'bonus', 'goods'] as const;

export type GoodKind = (typeof goodKinds)[number];

/** A redemption is `inProcess` until the desk decides it. */
export const redemptionStates = ['inProcess', 'rejected', 'approved'] as const;

export type RedemptionState = (typeof redemptionStates)[number];

/** What moved points, which their ledger is filtered by. */
export const pointMovements = ['earned', 'undone', 'redeemed', 'returned', 'converted', 'adjusted'] as const;

export type PointMovementKind = (typeof pointMovements)[number];

/** Pieces of a redemption at most. */
export const mostPieces = 20;
