// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  addPaymentAccount: (value: unknown) => boolean;
  paymentAccounts: (value: unknown) => boolean;
  paymentPassword: (value: unknown) => boolean;
  removePaymentAccount: (value: unknown) => boolean;
  setPaymentPassword: (value: unknown) => boolean;
};
