// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  changePassword: (value: unknown) => boolean;
  consolidatedFunds: (value: unknown) => boolean;
  memberInfo: (value: unknown) => boolean;
  resetPasswordByEmail: (value: unknown) => boolean;
  resetPasswordByLink: (value: unknown) => boolean;
  resetPasswordByPhone: (value: unknown) => boolean;
};
