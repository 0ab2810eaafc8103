// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  addPasskey: (value: unknown) => boolean;
  confirmSecondFactor: (value: unknown) => boolean;
  enrolSecondFactor: (value: unknown) => boolean;
  linkSignIn: (value: unknown) => boolean;
  passkeyCreation: (value: unknown) => boolean;
  passkeys: (value: unknown) => boolean;
  removePasskey: (value: unknown) => boolean;
  renamePasskey: (value: unknown) => boolean;
  renewRecoveryCodes: (value: unknown) => boolean;
  secondFactor: (value: unknown) => boolean;
  signInLinks: (value: unknown) => boolean;
  turnOffSecondFactor: (value: unknown) => boolean;
  unlinkSignIn: (value: unknown) => boolean;
};
