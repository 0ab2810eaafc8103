import type { Platform } from '#base/platform.ts';
import { changeIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { judgeTickets } from './judge.repo.ts';

/** Judges a verified issue, once on any number of gateways. */
export async function judgeIssue({ tenants }: Platform, { lottery, kind }: RunningLottery, issue: Issue): Promise<void> {
  await tenants.transaction(lottery.merchant_id, async (trx) => {
    const { state, numbers, animal, flags } = await lockIssue(trx, issue.id);
    if (state !== 'verified' || numbers === null) return;
    await judgeTickets(trx, issue.id, kind, numbers, { animal, flags });
    await changeIssue(trx, issue.id, { state: 'judged' });
  });
}
