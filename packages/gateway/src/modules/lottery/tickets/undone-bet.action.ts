import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { VoidedBet } from '../../bets/bets.hooks.ts';
import { lotteryCategories } from '../../catalogue/game-types.rules.ts';
import { isReversing } from '../faults/fault.repo.ts';
import { writeEarned } from '../groups/rebate.repo.ts';
import { lockIssueNow } from '../issues/issue.repo.ts';
import { voidTicketOf } from './ticket.repo.ts';

/**
 * Voids the ticket of a settled bet that the operator voids, so that it earns no rebate. An open one is voided when its
 * issue is paid.
 */
export async function voidUndone(trx: LedgerTransaction, { id, memberId, gameType, day, now }: VoidedBet): Promise<void> {
  if (day === null || !lotteryCategories.some((type) => type === gameType)) return;
  const ticket = await voidTicketOf(trx, { memberId, betId: id }, now);
  // A fault recounts the issue's rebates once, after it has reversed every ticket.
  if (ticket === null || ticket.groups === null || (await isReversing(trx, ticket.issue_id))) return;
  // The issue's rebates may be being booked at this moment. The lock puts one before the other.
  await lockIssueNow(trx, ticket.issue_id);
  await writeEarned(trx, ticket.issue_id);
}
