// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  downline: (value: unknown) => boolean;
  funds: (value: unknown) => boolean;
  merchantWallet: (value: unknown) => boolean;
  recallWallets: (value: unknown) => boolean;
  transferToDownline: (value: unknown) => boolean;
  transferToUpline: (value: unknown) => boolean;
  upline: (value: unknown) => boolean;
  walletTransfer: (value: unknown) => boolean;
};
