// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  addDownline: (value: unknown) => boolean;
  addInvitationLink: (value: unknown) => boolean;
  changeDownlineTerms: (value: unknown) => boolean;
  changeInvitationLink: (value: unknown) => boolean;
  downlineTerms: (value: unknown) => boolean;
  invitationLinks: (value: unknown) => boolean;
  invitationResults: (value: unknown) => boolean;
  recruitingTerms: (value: unknown) => boolean;
  renewFirstPassword: (value: unknown) => boolean;
};
