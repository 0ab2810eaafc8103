import type { Platform } from '#base/platform.ts';
import { inPurse, lockPurses, openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, postMany } from '#ledger/ledger.ts';
import { lockIssue, type Issue } from '../issues/issue.repo.ts';
import { hasOpenTickets } from '../tickets/ticket.repo.ts';
import { addBooked, hasGroups, lockOwed, lockUnbooked, writeEarned, type Rebate } from './rebate.repo.ts';

const atOnce = 100;
const actor = 'job:lottery' as const;

/**
 * Books what members and their uplines earn from an issue's stakes, once all its tickets are settled. Each earner gets
 * one posting, however many tickets it covers. Racing gateways book each posting once, and the next run books what a
 * stopped one left. False while a ticket is open.
 */
export async function bookRebates(
  { tenants }: Pick<Platform, 'tenants'>,
  { id, merchant_id: merchantId }: Issue,
  now: Date,
): Promise<boolean> {
  if (!(await hasGroups(tenants.of(merchantId), id))) return true;
  const isJudged = await tenants.transaction(merchantId, async (trx) => {
    const { state } = await lockIssue(trx, id);
    if (state !== 'judged' || (await hasOpenTickets(trx, id))) return false;
    await writeEarned(trx, id);
    return true;
  });
  let done = isJudged ? atOnce : 0;
  while (done === atOnce)
    done = await tenants.transaction(merchantId, async (trx) => {
      const rebates = await lockUnbooked(trx, id, atOnce);
      await move(trx, rebates, ({ earned, booked }) => earned - booked, now);
      return rebates.length;
    });
  return isJudged;
}

/** Takes back rebates that a corrected draw has cancelled, as far as balances allow. The next run continues. */
export async function collectRebates({ tenants }: Pick<Platform, 'tenants'>, merchantId: number, now: Date): Promise<void> {
  let done: number;
  do
    done = await tenants.transaction(merchantId, async (trx) => {
      const rebates = await lockOwed(trx, merchantId, atOnce);
      await move(trx, rebates, ({ earned, booked }, balance) => Math.max(earned - booked, -balance), now);
      return rebates.length;
    });
  while (done === atOnce);
}

/**
 * Moves `amountOf(rebate, balance)` for each rebate. A negative amount takes money back. `balance` already includes
 * earlier moves.
 */
async function move(
  trx: LedgerTransaction,
  rebates: readonly Rebate[],
  amountOf: (rebate: Rebate, balance: number) => number,
  now: Date,
): Promise<void> {
  if (rebates.length === 0) return;
  const purses = Map.groupBy(await lockPurses(trx, [...new Set(rebates.map(({ member_id }) => member_id))]), ({ memberId }) => memberId);
  const balances = new Map<number, number>();
  const moves: { readonly rebate: Rebate; readonly accountId: number; readonly amount: number }[] = [];
  for (const rebate of rebates) {
    const { merchant_id: merchantId, member_id: memberId, unit } = rebate;
    const cash = inPurse(purses.get(memberId) ?? [], 'CASH', unit);
    const accountId = cash.id ?? (await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit }));
    const balance = balances.get(accountId) ?? cash.balance;
    const amount = amountOf(rebate, balance);
    balances.set(accountId, balance + amount);
    if (amount !== 0) moves.push({ rebate, accountId, amount });
  }
  await postMany(
    trx,
    moves.map(({ rebate: { merchant_id: merchantId, issue_id, part, unit }, accountId, amount }) => {
      const kind = part === 'own' ? ('lotteryRebate' as const) : ('lotteryTeamRebate' as const);
      const house = { house: part === 'own' ? ('PROMO' as const) : ('COMMISSION_COST' as const), unit };
      const entries = amount > 0 ? moved(house, { accountId }, amount) : moved({ accountId }, house, -amount);
      return { merchantId, kind, actor, at: now, subject: `issue:${issue_id}` as const, entries };
    }),
  );
  await addBooked(trx, moves);
}
