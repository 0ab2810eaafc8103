import type { PostingKind } from '#ledger/posting-kinds.ts';

/** A member's betting figures, as in `member_hour`. */
export const playFigures = ['stake', 'valid_stake', 'payout', 'rounds'] as const;
/** What else a member does and gets, as `member_money_hour` has it. */
export const moneyFigures = ['bonus', 'rebate', 'fees', 'deposits', 'withdrawals', 'joined', 'first_deposits'] as const;
export const figures = [...playFigures, ...moneyFigures] as const;

export type MoneyFigure = (typeof moneyFigures)[number];
export type Figure = (typeof figures)[number];

/** Which postings, by kind of posting and account, count towards a figure. -1 reverses the sign. */
export interface Counted {
  readonly account: 'CASH' | 'HOLD' | 'FEES';
  readonly figure: MoneyFigure;
  readonly sign?: -1;
}

const cash = (figure: MoneyFigure): readonly Counted[] => [{ account: 'CASH', figure }];
const nothing: readonly Counted[] = [];

/**
 * The one place that says what a posting counts as; a new kind does not compile until it is here. Deposits and withdrawals are gross and
 * count when the money is there or gone: a withdrawal when it is paid, and less when it is refunded. A bonus counts when it becomes cash.
 */
export const countedAs: Readonly<Record<PostingKind, readonly Counted[]>> = {
  deposit: [
    { account: 'CASH', figure: 'deposits' },
    { account: 'FEES', figure: 'deposits' },
    { account: 'FEES', figure: 'fees' },
  ],
  withdrawalPaid: [
    { account: 'HOLD', figure: 'withdrawals', sign: -1 },
    { account: 'FEES', figure: 'fees' },
  ],
  withdrawalRefunded: [
    { account: 'CASH', figure: 'withdrawals', sign: -1 },
    { account: 'FEES', figure: 'fees' },
  ],
  bonusRelease: cash('bonus'),
  reward: cash('bonus'),
  mission: cash('bonus'),
  vipReward: cash('bonus'),
  pointReward: cash('bonus'),
  pointConvert: cash('bonus'),
  rebate: cash('rebate'),
  lotteryRebate: cash('rebate'),
  // What an upline earns by a stake is a rebate on it too, so that a dividend deducts it.
  lotteryTeamRebate: cash('rebate'),
  // Bets are counted by `modules/bets`.
  spin: nothing,
  bet: nothing,
  payout: nothing,
  void: nothing,
  // The house puts something right.
  seed: nothing,
  grant: nothing,
  reset: nothing,
  trial: nothing,
  lotteryAdvance: nothing,
  lotteryCollect: nothing,
  // Nothing has left or come yet.
  withdrawal: nothing,
  withdrawalRejected: nothing,
  withdrawalCancelled: nothing,
  payoutExcess: nothing,
  payoutReturned: nothing,
  bonus: nothing,
  bonusForfeit: nothing,
  bonusExpiry: nothing,
  pointEarn: nothing,
  pointUndo: nothing,
  pointRedeem: nothing,
  pointReturn: nothing,
  // Agents are paid for their teams. A dividend deducts their wages by itself (`modules/settlement`).
  dividend: nothing,
  dailyWages: nothing,
  hourlySalary: nothing,
  realTimeSalary: nothing,
  // It stays the member's, or the team's.
  transferIn: nothing,
  transferOut: nothing,
  transferUpline: nothing,
  transferDownline: nothing,
};

/**
 * Kinds that pay an agent for what its team did, which is the agent's income. A rebate is for the agent's own play, but for what prize groups
 * pay an upline, and a transfer moves existing money.
 */
export const paidForTeam: readonly PostingKind[] = ['dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary', 'lotteryTeamRebate'];

/** What counts, as rows `(kind, account, figure, sign)` of SQL. */
export const countedRows = Object.entries(countedAs)
  .flatMap(([kind, counted]) => counted.map(({ account, figure, sign = 1 }) => `('${kind}', '${account}', '${figure}', ${sign})`))
  .join(', ');
