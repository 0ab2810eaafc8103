// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  fixtures: (value: unknown) => boolean;
  gameDetails: (value: unknown) => boolean;
  gamePlay: (value: unknown) => boolean;
  rooms: (value: unknown) => boolean;
  vendorGameTypes: (value: unknown) => boolean;
};
