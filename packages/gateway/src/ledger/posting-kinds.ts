/** Kinds that move a member's cash, as `modules/records/movement-texts.ts` tells them. */
export const cashKinds = [
  'spin',
  'bet',
  'payout',
  'void',
  'mission',
  'vipReward',
  'bonusRelease',
  'deposit',
  'withdrawal',
  'withdrawalRejected',
  'withdrawalCancelled',
  'withdrawalRefunded',
  'reward',
  'pointReward',
  'pointConvert',
  'rebate',
  'transferIn',
  'transferOut',
  'transferUpline',
  'seed',
  'grant',
  'trial',
  'reset',
] as const;

/** Kinds that move bonuses, points or the house's money. */
export const kindsBesideCash = [
  'bonus',
  'bonusForfeit',
  'bonusExpiry',
  'pointEarn',
  'pointUndo',
  'pointRedeem',
  'pointReturn',
  'withdrawalPaid',
  'payoutExcess',
  'payoutReturned',
] as const;

/** Stakes and wins, which the journal keeps apart: they are most of its rows. */
export const playKinds = ['spin', 'bet', 'payout'] as const satisfies readonly CashKind[];

export type CashKind = (typeof cashKinds)[number];
export type PostingKind = CashKind | (typeof kindsBesideCash)[number];
