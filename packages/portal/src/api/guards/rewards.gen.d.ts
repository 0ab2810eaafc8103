// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  applyForPromotion: (value: unknown) => boolean;
  claimPromotion: (value: unknown) => boolean;
  claimRaffle: (value: unknown) => boolean;
  openPrize: (value: unknown) => boolean;
  promotions: (value: unknown) => boolean;
  readRewards: (value: unknown) => boolean;
  rewardHistory: (value: unknown) => boolean;
  rewards: (value: unknown) => boolean;
  takePart: (value: unknown) => boolean;
};
