// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  teamBetting: (value: unknown) => boolean;
  teamIncome: (value: unknown) => boolean;
  teamMember: (value: unknown) => boolean;
  teamMemberBets: (value: unknown) => boolean;
  teamMembers: (value: unknown) => boolean;
  teamOverview: (value: unknown) => boolean;
  teamTransactions: (value: unknown) => boolean;
  userLoss: (value: unknown) => boolean;
};
