// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  convertPoints: (value: unknown) => boolean;
  pointBalance: (value: unknown) => boolean;
  pointConfig: (value: unknown) => boolean;
  pointGoods: (value: unknown) => boolean;
  pointRewards: (value: unknown) => boolean;
  redeemHistory: (value: unknown) => boolean;
  redeemReward: (value: unknown) => boolean;
};
