// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  finishPhoneSignIn: (value: unknown) => boolean;
  finishSignIn: (value: unknown) => boolean;
  joinBySignIn: (value: unknown) => boolean;
  passSecondFactor: (value: unknown) => boolean;
  passkeyLogin: (value: unknown) => boolean;
  passkeyRequest: (value: unknown) => boolean;
  sendSignInCode: (value: unknown) => boolean;
  signInProviders: (value: unknown) => boolean;
  startSignIn: (value: unknown) => boolean;
};
