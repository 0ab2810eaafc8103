// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  claimRebate: (value: unknown) => boolean;
  rebate: (value: unknown) => boolean;
};
