// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  cancelLotteryTicket: (value: unknown) => boolean;
  lotteryBoard: (value: unknown) => boolean;
  lotteryDraws: (value: unknown) => boolean;
  lotteryIssues: (value: unknown) => boolean;
  lotteryMenu: (value: unknown) => boolean;
  lotteryResults: (value: unknown) => boolean;
  lotteryTickets: (value: unknown) => boolean;
  memberOpenedNumbers: (value: unknown) => boolean;
  openedNumbers: (value: unknown) => boolean;
  placeLotteryTickets: (value: unknown) => boolean;
  recentLotteryMenu: (value: unknown) => boolean;
};
