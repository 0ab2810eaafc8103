// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  betRecord: (value: unknown) => boolean;
  betRound: (value: unknown) => boolean;
  betTotals: (value: unknown) => boolean;
  memberTransactions: (value: unknown) => boolean;
  personalLoss: (value: unknown) => boolean;
  transactionTotals: (value: unknown) => boolean;
};
