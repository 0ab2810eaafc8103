import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { lockCash, type LockedSettlement } from '../../bets/bets.service.ts';
import { bookRebates } from '../groups/book-rebates.action.ts';
import { hasUnbooked } from '../groups/rebate.repo.ts';
import { changeIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import { keyOfLottery, tellLottery } from '../lottery.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { endJudged, readInOrder, resultOf, type Share, type TicketPlace } from './judge.repo.ts';
import { hasOpenTickets } from '../tickets/ticket.repo.ts';

const ticketsAtOnce = 1_000;

/** Paying mostly waits for the database, so two connections pay nearly twice as fast as one. */
const connections = 2;

const actor = 'job:lottery' as const;

/**
 * Judges and pays the tickets of an issue, a thousand in a transaction. Racing gateways pay each ticket once, and the
 * next run pays what a stopped one left.
 */
export async function payIssue(platform: Platform, { lottery, kind }: RunningLottery, issue: Issue, now: Date): Promise<void> {
  const { tenants } = platform;
  const merchantId = lottery.merchant_id;
  const { animal, flags, numbers } = issue;
  if (numbers === null) return;
  const results = kind.plays.map((play) => resultOf(play, numbers, { animal, flags }));
  const shares = Array.from({ length: connections }, (_, number) => ({ number, of: connections }));
  await Promise.all(shares.map((share) => payShare(platform, merchantId, issue, { results, share, now })));
  if (!(await bookRebates(platform, issue, now))) return;
  await tenants.transaction(merchantId, async (trx) => {
    const { state } = await lockIssue(trx, issue.id);
    // Another gateway may hold the last tickets. That gateway or the next run finishes the issue.
    if (state !== 'judged' || (await hasOpenTickets(trx, issue.id)) || (await hasUnbooked(trx, issue.id))) return;
    await changeIssue(trx, issue.id, { state: 'paid', paid_at: now });
    await tellLottery(trx, keyOfLottery(lottery));
  });
}

interface Payment {
  readonly results: readonly ReturnType<typeof resultOf>[];
  readonly share: Share;
  readonly now: Date;
}

async function payShare(platform: Platform, merchantId: number, issue: Issue, payment: Payment): Promise<void> {
  // Each batch starts behind the last one. Otherwise it would scan the paid tickets again until the table is vacuumed.
  let after: TicketPlace | null = { member_id: 0, id: 0 };
  while (after !== null) {
    const from: TicketPlace = after;
    after = await platform.tenants.transaction(merchantId, (trx) => paySome(trx, platform, issue, payment, from));
  }
}

/** Returns the last ticket, or null if there was none. */
async function paySome(
  trx: LedgerTransaction,
  { bets }: Pick<Platform, 'bets'>,
  issue: Issue,
  { results, share, now }: Payment,
  after: TicketPlace,
): Promise<TicketPlace | null> {
  await readInOrder(trx);
  const { last, tickets } = await endJudged(trx, issue.id, results, { after, limit: ticketsAtOnce, share, now });
  const cashOf = await lockCash(
    trx,
    tickets.map(({ bet }) => bet),
  );
  await bets.settleMany(
    trx,
    tickets.map(({ bet, stake, payout, returned }): LockedSettlement => {
      return { bet, payout, validStake: stake - returned, actor, now, course: null, cashId: cashOf(bet) };
    }),
  );
  return last;
}
