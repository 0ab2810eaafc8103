// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  affiliate: (value: unknown) => boolean;
  followInvitation: (value: unknown) => boolean;
  humanChallenge: (value: unknown) => boolean;
  inviter: (value: unknown) => boolean;
  register: (value: unknown) => boolean;
  registerMobile: (value: unknown) => boolean;
  sendRegisterCode: (value: unknown) => boolean;
};
