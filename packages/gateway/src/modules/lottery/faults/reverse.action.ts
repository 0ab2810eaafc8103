import type { Platform } from '#base/platform.ts';
import { lockPurses, type LedgerTransaction } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import { moved, post } from '#ledger/ledger.ts';
import { lockBets, type LockedBet } from '../../bets/bets.repo.ts';
import type { Issue } from '../issues/issue.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { releaseTickets } from '../tickets/give-back.action.ts';
import type { Ticket } from '../tickets/ticket.repo.ts';
import type { Fault } from './fault.repo.ts';
import { insertCopy, lockFaulty, voidTickets } from './faulty-tickets.repo.ts';
import { insertReceivable } from './receivable.repo.ts';

/** A small batch, because it blocks the members' accounts. */
const ticketsAtOnce = 25;
const actor = 'job:lottery' as const;

/**
 * Reverses some of the tickets that a fault makes void, paid or not, to the last unit. For a wrong number, a copy with
 * a bet of the same stake replaces each. Returns the last ticket; null if there was none.
 *
 * If a member has spent part of a payout, the house advances it, so that nobody waits for it. The member then owes it.
 */
export async function reverseSome(
  trx: LedgerTransaction,
  { bets }: Pick<Platform, 'bets'>,
  running: RunningLottery,
  issue: Issue,
  { fault, after, now }: { readonly fault: Fault; readonly after: number; readonly now: Date },
): Promise<number | null> {
  const tickets = await lockFaulty(trx, running.kind, issue, fault, { after, limit: ticketsAtOnce });
  if (tickets.length === 0) return null;
  const cash = new Map(
    (await lockPurses(trx, [...new Set(tickets.map(({ member_id }) => member_id))]))
      .filter(({ kind }) => kind === 'CASH')
      .map((account) => [`${account.memberId} ${account.unit}`, { id: account.id, balance: account.balance }]),
  );
  const held = await lockBetsOf(trx, tickets);
  for (const ticket of tickets) {
    const bet = held.get(ticket.bet_id);
    // An operator voided the bet by hand.
    if (bet === undefined || bet.isVoid) continue;
    const account = cash.get(`${bet.memberId} ${bet.unit}`);
    if (account === undefined) throw new Error(`Bet ${bet.id} was staked from an account that is not there`);
    const owed = Math.max(0, (bet.payout ?? 0) - account.balance);
    if (owed > 0) await advance(trx, bet, ticket, { cashId: account.id, owed, fault, now });
    await bets.undo(trx, bet, { actor, reason: fault.note, now });
    // A copy takes the stake again, so the stake cannot cover a payout.
    account.balance += owed - (bet.payout ?? 0) + (fault.kind === 'wrong' ? 0 : bet.stake);
  }
  await voidTickets(
    trx,
    tickets.map(({ id }) => id),
    now,
  );
  if (fault.kind !== 'wrong') {
    await releaseTickets(trx, running.kind, issue, tickets);
    return tickets.at(-1)?.id ?? null;
  }
  for (const ticket of tickets) {
    const bet = held.get(ticket.bet_id);
    if (bet === undefined || bet.isVoid) continue;
    const cashId = cash.get(`${bet.memberId} ${bet.unit}`)?.id ?? 0;
    const { merchantId, memberId, nodeId, unit, stake, course } = bet;
    const key = digest(`lottery copy:${fault.id}:${ticket.id}`);
    const { transactionId } = await bets.place(
      trx,
      { merchantId, memberId, nodeId, unit, stake, course, key, cashId, now },
      `lottery:${ticket.id}`,
    );
    await insertCopy(trx, ticket.id, { id: transactionId, stakedAt: now });
  }
  return tickets.at(-1)?.id ?? null;
}

async function lockBetsOf(trx: LedgerTransaction, tickets: readonly Ticket[]): Promise<Map<number, LockedBet>> {
  const held = new Map<number, LockedBet>();
  for (const [memberId, own] of Map.groupBy(tickets, ({ member_id }) => member_id)) {
    const places = own.map(({ bet_id: id, staked_at: openedAt }) => ({ id, openedAt }));
    for (const bet of await lockBets(trx, memberId, places)) held.set(bet.id, bet);
  }
  return held;
}

async function advance(
  trx: LedgerTransaction,
  { merchantId, memberId, unit }: LockedBet,
  { id: ticketId }: Ticket,
  { cashId, owed, fault, now }: { readonly cashId: number; readonly owed: number; readonly fault: Fault; readonly now: Date },
): Promise<void> {
  const entries = moved({ house: 'ADJUSTMENT', unit }, { accountId: cashId }, owed);
  await post(trx, { merchantId, kind: 'lotteryAdvance', actor, at: now, subject: `lottery:${ticketId}`, reason: fault.note, entries });
  await insertReceivable(trx, { merchantId, member: memberId, faultId: fault.id, ticketId, unit, owed, at: now });
}
