// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  checkStatement: (value: unknown) => boolean;
  playProofs: (value: unknown) => boolean;
  playReceipt: (value: unknown) => boolean;
  statement: (value: unknown) => boolean;
  statements: (value: unknown) => boolean;
  teamProof: (value: unknown) => boolean;
};
