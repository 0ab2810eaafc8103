// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  claimVipReward: (value: unknown) => boolean;
  vip: (value: unknown) => boolean;
};
