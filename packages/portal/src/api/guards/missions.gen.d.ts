// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  claimMission: (value: unknown) => boolean;
  missionLeaderboard: (value: unknown) => boolean;
  missionSummary: (value: unknown) => boolean;
};
