import type { PostingKind } from '#ledger/posting-kinds.ts';

/** A member's betting figures, as in `member_hour`. */
export const playFigures = ['stake', 'valid_stake', 'payout', 'rounds'] as const;
/** A member's other figures, as in `member_money_hour`. */
export const moneyFigures = ['bonus', 'rebate', 'fees', 'deposits', 'withdrawals', 'joined', 'first_deposits'] as const;
export const figures = [...playFigures, ...moneyFigures] as const;

export type MoneyFigure = (typeof moneyFigures)[number];
export type Figure = (typeof figures)[number];

/** Which postings, by kind and account, count towards a figure. -1 reverses the sign. */
export interface Counted {
  readonly account: 'CASH' | 'HOLD' | 'FEES';
  readonly figure: MoneyFigure;
  readonly sign?: -1;
}

const cash = (figure: MoneyFigure): readonly Counted[] => [{ account: 'CASH', figure }];
const nothing: readonly Counted[] = [];

/**
 * The only place that decides what a posting counts as. A new kind does not compile until it is listed. Deposits and
 * withdrawals are gross, and count when the money has arrived or left: a withdrawal counts when it is paid, and a
 * refund subtracts it. A bonus counts when it becomes cash.
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
  // An upline's earnings from a stake are also a rebate on it, so a dividend deducts them.
  lotteryTeamRebate: cash('rebate'),
  // Bets are counted by `modules/bets`.
  spin: nothing,
  bet: nothing,
  payout: nothing,
  void: nothing,
  // A correction by the house.
  seed: nothing,
  grant: nothing,
  reset: nothing,
  trial: nothing,
  lotteryAdvance: nothing,
  lotteryCollect: nothing,
  // No money has left or arrived yet.
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
  // Income of agents from their teams. The settlement of a dividend deducts wages itself (`modules/settlement`).
  dividend: nothing,
  dailyWages: nothing,
  hourlySalary: nothing,
  realTimeSalary: nothing,
  // The money stays with the member or the team.
  transferIn: nothing,
  transferOut: nothing,
  transferUpline: nothing,
  transferDownline: nothing,
};

/**
 * Kinds that pay an agent for what its team did, which is the agent's income. A rebate is for the agent's own play,
 * except what prize groups pay an upline. A transfer only moves existing money.
 */
export const paidForTeam: readonly PostingKind[] = ['dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary', 'lotteryTeamRebate'];

/** The counted postings as SQL rows `(kind, account, figure, sign)`. */
export const countedRows = Object.entries(countedAs)
  .flatMap(([kind, counted]) => counted.map(({ account, figure, sign = 1 }) => `('${kind}', '${account}', '${figure}', ${sign})`))
  .join(', ');
