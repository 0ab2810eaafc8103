// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  addPasskey: (value: unknown) => boolean;
  passkeyCreation: (value: unknown) => boolean;
  passkeyLogin: (value: unknown) => boolean;
  passkeyRequest: (value: unknown) => boolean;
  passkeys: (value: unknown) => boolean;
  removePasskey: (value: unknown) => boolean;
  renamePasskey: (value: unknown) => boolean;
};
