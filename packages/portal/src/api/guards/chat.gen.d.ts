// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  askChatPicture: (value: unknown) => boolean;
  chat: (value: unknown) => boolean;
  chatModels: (value: unknown) => boolean;
  chatPicture: (value: unknown) => boolean;
  endChat: (value: unknown) => boolean;
  launchChat: (value: unknown) => boolean;
  sendChatPicture: (value: unknown) => boolean;
  writeToChat: (value: unknown) => boolean;
};
