// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  letter: (value: unknown) => boolean;
  letters: (value: unknown) => boolean;
  readLetters: (value: unknown) => boolean;
  removeLetters: (value: unknown) => boolean;
};
