// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  captcha: (value: unknown) => boolean;
  keySet: (value: unknown) => boolean;
  login: (value: unknown) => boolean;
  loginFreePlay: (value: unknown) => boolean;
  logout: (value: unknown) => boolean;
  sendLoginCode: (value: unknown) => boolean;
};
