import type { Platform } from '#base/platform.ts';
import { changeIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';

/** Fixes the result of an issue. Only a fault that two people confirm revokes it. */
export async function judgeIssue({ tenants }: Platform, { lottery }: RunningLottery, issue: Issue): Promise<void> {
  await tenants.transaction(lottery.merchant_id, async (trx) => {
    const { state, numbers } = await lockIssue(trx, issue.id);
    if (state === 'verified' && numbers !== null) await changeIssue(trx, issue.id, { state: 'judged' });
  });
}
