import type { Platform } from '#base/platform.ts';
import { lockPurse } from '#ledger/accounts.ts';
import { holdIssue } from '../issues/issue.repo.ts';
import { keyOfLottery } from '../lottery.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { chaseStopped } from '../../bets/void-reason.texts.ts';
import { listDueChases, stopChase } from '../tickets/chase.repo.ts';
import { giveBack } from '../tickets/give-back.action.ts';
import { lockAhead } from '../tickets/ticket.repo.ts';

/** Refunds the later tickets of every slip that stops. Tickets in issues that have closed since then stay. */
export async function stopChases({ tenants, bets }: Platform, { lottery, kind }: RunningLottery, now: Date): Promise<void> {
  const key = keyOfLottery(lottery);
  const { merchantId } = key;
  for (const { id, member_id: memberId } of await listDueChases(tenants.of(merchantId), key, now)) {
    await tenants.transaction(merchantId, async (trx) => {
      await lockPurse(trx, memberId);
      if (!(await stopChase(trx, id, now))) return;
      const tickets = await lockAhead(trx, id, now);
      for (const issueId of new Set(tickets.map(({ issue_id }) => issue_id))) {
        const ahead = await holdIssue(trx, issueId);
        const own = tickets.filter(({ issue_id }) => issue_id === issueId);
        const told = { state: 'stopped', actor: 'job:lottery', reason: chaseStopped, now } as const;
        await giveBack(trx, bets, { kind, issue: ahead }, own, told);
      }
    });
  }
}
