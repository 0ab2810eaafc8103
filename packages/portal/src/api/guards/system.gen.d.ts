// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  domainRoute: (value: unknown) => boolean;
  registerSettings: (value: unknown) => boolean;
  siteSettings: (value: unknown) => boolean;
  systemStatus: (value: unknown) => boolean;
  whitelabel: (value: unknown) => boolean;
};
