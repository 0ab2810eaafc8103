import type { Platform } from '#base/platform.ts';
import { lockPurses, type LedgerTransaction } from '#ledger/accounts.ts';
import { lockOpenBetsAt, type Bet } from '../../bets/bets.repo.ts';
import type { LockedSettlement } from '../../bets/bets.service.ts';
import { changeIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import { tellLotteries } from '../lottery.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { endTickets, hasOpenTickets, lockOpenTickets, type Ticket, type TicketEnd } from '../tickets/ticket.repo.ts';

const ticketsAtOnce = 250;
const actor = 'job:lottery' as const;

/** Pays the tickets of a judged issue, some hundred a transaction. Racing gateways pay each once. */
export async function payIssue(platform: Platform, { lottery }: RunningLottery, issue: Issue, now: Date): Promise<void> {
  const { tenants } = platform;
  const merchantId = lottery.merchant_id;
  let paid: number;
  do paid = await tenants.transaction(merchantId, (trx) => paySome(trx, platform, issue, now));
  while (paid > 0);
  await tenants.transaction(merchantId, async (trx) => {
    const { state } = await lockIssue(trx, issue.id);
    // Another gateway may hold the last tickets; it or the next run ends the issue.
    if (state !== 'judged' || (await hasOpenTickets(trx, issue.id))) return;
    await changeIssue(trx, issue.id, { state: 'paid', paid_at: now });
    await tellLotteries(trx, merchantId);
  });
}

async function paySome(trx: LedgerTransaction, { bets }: Pick<Platform, 'bets'>, issue: Issue, now: Date): Promise<number> {
  const tickets = await lockOpenTickets(trx, issue.id, ticketsAtOnce);
  if (tickets.length === 0) return 0;
  const open = await lockOpenBetsAt(trx, tickets.map(placeOfBet));
  const cash = await lockCash(trx, [...open.values()]);
  const settlements: LockedSettlement[] = [];
  const ends: TicketEnd[] = [];
  for (const ticket of tickets) {
    const bet = open.get(ticket.bet_id);
    // A bet that is not open any more was undone by hand.
    if (bet === undefined) {
      ends.push({ id: ticket.id, state: 'void' });
      continue;
    }
    const payout = ticket.payout ?? 0;
    const cashId = cash.get(bet.memberId) ?? 0;
    settlements.push({ bet, payout, validStake: ticket.stake - ticket.returned, actor, now, course: null, cashId });
    ends.push({ id: ticket.id, state: payout > ticket.returned ? 'won' : payout > 0 ? 'returned' : 'lost' });
  }
  await bets.settleMany(trx, settlements);
  await endTickets(trx, ends, now);
  return tickets.length;
}

export function placeOfBet({ member_id: memberId, staked_at: openedAt, bet_id: id }: Ticket): Pick<Bet, 'memberId' | 'openedAt' | 'id'> {
  return { memberId, openedAt, id };
}

/** Locks the accounts of the members who placed these bets; answers their cash accounts. */
async function lockCash(trx: LedgerTransaction, bets: readonly Bet[]): Promise<Map<number, number>> {
  if (bets.length === 0) return new Map();
  const unit = bets[0]?.unit;
  const purses = await lockPurses(trx, [...new Set(bets.map(({ memberId }) => memberId))]);
  return new Map(purses.flatMap(({ id, memberId, kind, unit: of }) => (kind === 'CASH' && of === unit ? [[memberId, id] as const] : [])));
}
