// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  chat: (value: unknown) => boolean;
  chatModels: (value: unknown) => boolean;
  endChat: (value: unknown) => boolean;
  launchChat: (value: unknown) => boolean;
  writeToChat: (value: unknown) => boolean;
};
