// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  cancelWithdrawal: (value: unknown) => boolean;
  confirmReceipt: (value: unknown) => boolean;
  requestWithdrawal: (value: unknown) => boolean;
  withdrawalTerms: (value: unknown) => boolean;
  withdrawalTotals: (value: unknown) => boolean;
  withdrawals: (value: unknown) => boolean;
};
