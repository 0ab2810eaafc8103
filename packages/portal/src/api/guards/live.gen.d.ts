// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  liveStream: (value: unknown) => boolean;
  unreadCount: (value: unknown) => boolean;
};
