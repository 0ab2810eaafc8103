import { shareOf } from '@livery/contract/shares';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { BetHooks, SettledBet } from '../bets/bets.hooks.ts';
import { findContribution, hasActiveBonus, lockActiveBonuses, noteWork } from './bonuses.repo.ts';
import { endBonus } from './end-bonus.action.ts';

/** Every settled bet counts towards the member's bonuses. */
export const workOff: BetHooks = { settled: { concerns: hasActiveBonus, run: workOffBonuses } };

/**
 * Counts a settled stake towards the member's bonuses, oldest first, and releases those that are worked off. The bet is
 * already posted, because accounts are locked before bonuses.
 */
async function workOffBonuses(trx: LedgerTransaction, bet: SettledBet): Promise<void> {
  const { merchantId, memberId, gameType, validStake, unit, now } = bet;
  if (validStake === 0) return;
  const bonuses = await lockActiveBonuses(trx, memberId);
  const open = bonuses.filter((bonus) => bonus.unit === unit && bonus.expires_at > now);
  if (open.length === 0) return;
  let left = shareOf(validStake, await findContribution(trx, merchantId, gameType));
  for (const bonus of open) {
    const missing = bonus.required - bonus.worked;
    const counted = Math.min(left, missing);
    left -= counted;
    if (counted === missing) await endBonus(trx, bonus, 'released', { actor: `member:${memberId}`, now });
    else if (counted > 0) await noteWork(trx, bonus.id, bonus.worked + counted);
  }
}
