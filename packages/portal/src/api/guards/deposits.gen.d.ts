// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  deposit: (value: unknown) => boolean;
  depositMethods: (value: unknown) => boolean;
  depositTotals: (value: unknown) => boolean;
  deposits: (value: unknown) => boolean;
  openDeposit: (value: unknown) => boolean;
};
