import type { Actor } from '#ledger/facts.ts';
import { lockPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { workOffBonuses } from '#modules/rollover/work-off.ts';
import { insertOpenRound, settleBet, type KeptBet, type NewRound } from '#modules/bets/bets.repo.ts';

export interface StakedRound extends Omit<NewRound, 'win' | 'transactionId'> {
  readonly cashId: number;
}

/**
 * Stakes a round that goes on; answers the bet's number.
 *
 * @throws AppError INSUFFICIENT_BALANCE
 */
export async function stakeRound(trx: LedgerTransaction, round: StakedRound): Promise<number> {
  const { merchantId, memberId, unit, stake, cashId, now } = round;
  const entries = moved({ accountId: cashId }, { house: 'GAMES', unit }, stake);
  const { transactionId } = await post(trx, { merchantId, kind: 'bet', actor: `member:${memberId}`, at: now, entries });
  await insertOpenRound(trx, { ...round, transactionId });
  return transactionId;
}

export interface RoundEnd {
  readonly merchantId: number;
  readonly win: number;
  /** What was at risk. */
  readonly validStake: number;
  readonly actor: Actor;
  readonly now: Date;
}

/** Ends a round that was staked: pays what it won, and counts what was at risk. The caller holds `lockRounds`. */
export async function endRound(trx: LedgerTransaction, bet: KeptBet, end: RoundEnd): Promise<void> {
  // Accounts are locked before bonuses, also where nothing is paid.
  const cash = (await lockPurse(trx, bet.memberId)).find((account) => account.kind === 'CASH' && account.unit === bet.unit);
  if (cash === undefined) throw new Error(`Bet ${bet.id} was staked from an account that is not there`);
  await payRound(trx, bet, cash.id, end);
}

/** The same for a caller who holds the bet and the member's accounts. */
export async function payRound(
  trx: LedgerTransaction,
  bet: KeptBet,
  cashId: number,
  { merchantId, win, validStake, actor, now }: RoundEnd,
): Promise<void> {
  const { memberId, nodeId, unit } = bet;
  let transactionId = bet.id;
  if (win > 0) {
    const entries = moved({ house: 'GAMES', unit }, { accountId: cashId }, win);
    ({ transactionId } = await post(trx, { merchantId, kind: 'payout', actor, at: now, subject: `bet:${bet.id}`, entries }));
  }
  const hasBonus = await settleBet(trx, bet, { win, validStake, transactionId, now });
  if (hasBonus && validStake > 0) await workOffBonuses(trx, { merchantId, memberId, nodeId, stake: validStake, unit, now });
}
