// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  keySet: (value: unknown) => boolean;
  login: (value: unknown) => boolean;
  logout: (value: unknown) => boolean;
};
