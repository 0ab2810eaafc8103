// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  feedback: (value: unknown) => boolean;
  helpCenter: (value: unknown) => boolean;
  representative: (value: unknown) => boolean;
};
