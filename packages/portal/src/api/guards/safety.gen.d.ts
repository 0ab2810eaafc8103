// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  agreeToTerms: (value: unknown) => boolean;
  confirmIdentity: (value: unknown) => boolean;
  sessionPlay: (value: unknown) => boolean;
  termsConsent: (value: unknown) => boolean;
};
