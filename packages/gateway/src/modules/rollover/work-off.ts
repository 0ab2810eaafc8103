import { shareOf } from '@livery/contract/shares';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { findContribution, lockActiveBonuses, noteWork } from './rollover.repo.ts';
import { endBonus } from './end-bonus.ts';

export interface SettledStake {
  readonly merchantId: number;
  readonly memberId: number;
  readonly nodeId: number;
  /** What was validly staked, minor units. */
  readonly stake: number;
  readonly unit: string;
  readonly now: Date;
}

/**
 * Counts a settled stake of real money towards the member's bonuses, the oldest first, and releases what is worked off. To be called in
 * the transaction that settles the bet, after its posting: accounts are locked before bonuses.
 */
export async function workOffBonuses(trx: LedgerTransaction, settled: SettledStake): Promise<void> {
  const { merchantId, memberId, nodeId, stake, unit, now } = settled;
  const bonuses = await lockActiveBonuses(trx, memberId);
  const open = bonuses.filter((bonus) => bonus.unit === unit && bonus.expires_at > now);
  if (open.length === 0) return;
  let left = shareOf(stake, await findContribution(trx, merchantId, nodeId));
  for (const bonus of open) {
    const missing = bonus.required - bonus.worked;
    const counted = Math.min(left, missing);
    left -= counted;
    if (counted === missing) await endBonus(trx, bonus, 'released', { actor: `member:${memberId}`, now });
    else if (counted > 0) await noteWork(trx, bonus.id, bonus.worked + counted);
  }
}
