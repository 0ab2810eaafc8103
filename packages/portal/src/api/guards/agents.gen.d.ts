// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  agentNotices: (value: unknown) => boolean;
  readAgentNotices: (value: unknown) => boolean;
};
