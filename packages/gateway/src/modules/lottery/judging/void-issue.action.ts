import type { Actor } from '#ledger/facts.ts';
import type { Platform } from '#base/platform.ts';
import { lockPurses, type LedgerTransaction } from '#ledger/accounts.ts';
import { changeIssue, holdIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import { keyOfLottery, tellLottery } from '../lottery.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { giveBack } from '../tickets/give-back.action.ts';
import { hasOpenTickets, lockOpenTickets } from '../tickets/ticket.repo.ts';

const ticketsAtOnce = 100;

interface Told {
  readonly actor: Actor;
  /** The text that members read. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Voids an issue that waits for its draw, and returns every stake. It stores the reason first, which keeps the issue
 * from being drawn. So a run that was killed goes on where it stopped, even if the draw has become possible.
 */
export async function voidIssue(platform: Platform, running: RunningLottery, issue: Issue, told: Told): Promise<void> {
  const { tenants } = platform;
  const merchantId = running.lottery.merchant_id;
  if (!(await tenants.transaction(merchantId, (trx) => begin(trx, issue, told)))) return;
  let done: number;
  do done = await tenants.transaction(merchantId, (trx) => voidSome(trx, platform, running, issue, told));
  while (done > 0);
  await tenants.transaction(merchantId, async (trx) => {
    const { state } = await lockIssue(trx, issue.id);
    if (state === 'void' || (await hasOpenTickets(trx, issue.id))) return;
    await changeIssue(trx, issue.id, { state: 'void', correction: told.reason });
    await tellLottery(trx, keyOfLottery(issue));
  });
}

/** False if another gateway has drawn the issue. */
async function begin(trx: LedgerTransaction, { id }: Issue, { reason }: Told): Promise<boolean> {
  const { state } = await lockIssue(trx, id);
  if (state !== 'closed') return false;
  await changeIssue(trx, id, { correction: reason });
  return true;
}

async function voidSome(
  trx: LedgerTransaction,
  { bets }: Pick<Platform, 'bets'>,
  { kind }: RunningLottery,
  { id }: Issue,
  told: Told,
): Promise<number> {
  const issue = await holdIssue(trx, id);
  const tickets = await lockOpenTickets(trx, id, ticketsAtOnce);
  if (tickets.length === 0) return 0;
  await lockPurses(trx, [...new Set(tickets.map(({ member_id }) => member_id))]);
  await giveBack(trx, bets, { kind, issue }, tickets, { state: 'void', ...told });
  return tickets.length;
}
