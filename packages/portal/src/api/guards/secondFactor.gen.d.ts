// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  confirmSecondFactor: (value: unknown) => boolean;
  enrolSecondFactor: (value: unknown) => boolean;
  passSecondFactor: (value: unknown) => boolean;
  renewRecoveryCodes: (value: unknown) => boolean;
  secondFactor: (value: unknown) => boolean;
  turnOffSecondFactor: (value: unknown) => boolean;
};
