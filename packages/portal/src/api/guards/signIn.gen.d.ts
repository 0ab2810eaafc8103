// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  passSecondFactor: (value: unknown) => boolean;
  passkeyLogin: (value: unknown) => boolean;
  passkeyRequest: (value: unknown) => boolean;
};
