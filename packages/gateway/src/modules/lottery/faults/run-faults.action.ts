import { issueMoves } from '@livery/contract/lotteries';
import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { writeEarned } from '../groups/rebate.repo.ts';
import { changeIssue, holdIssue, lockIssue, type Issue } from '../issues/issue.repo.ts';
import { keyOfLottery, tellLottery } from '../lottery.repo.ts';
import type { RunningLottery } from '../lottery.rules.ts';
import { addEvent } from '../outside/event.repo.ts';
import { changeFault, listConfirmed, lockFault, type Fault } from './fault.repo.ts';
import { hasFaulty } from './faulty-tickets.repo.ts';
import { reverseSome } from './reverse.action.ts';

/** Each step runs in one transaction, or as many as `reverse` needs. A step that is already done does nothing. */
export const faultSteps = ['begin', 'reverse', 'end'] as const;

/** Called at the end of each step, inside its transaction. Tests stop the run there. */
export type FaultWatch = (step: (typeof faultSteps)[number], trx: LedgerTransaction) => Promise<void>;

const nobody: FaultWatch = async () => {};

/**
 * Carries out the faults that two people agreed on, each once, on any number of gateways and even if a run stops after
 * any step. The states of fault, issue and tickets record the progress, and change in the same transaction as the
 * money.
 */
export async function runFaults(platform: Platform, running: RunningLottery, now: Date, watch: FaultWatch = nobody): Promise<void> {
  const key = keyOfLottery(running.lottery);
  for (const fault of await listConfirmed(platform.tenants.of(key.merchantId), key)) await runFault(platform, running, fault, now, watch);
}

async function runFault(platform: Platform, running: RunningLottery, found: Fault, now: Date, watch: FaultWatch): Promise<void> {
  const step = async <Result>(name: (typeof faultSteps)[number], action: (trx: LedgerTransaction) => Promise<Result>): Promise<Result> =>
    platform.tenants.transaction(running.lottery.merchant_id, async (trx) => {
      const result = await action(trx);
      await watch(name, trx);
      return result;
    });
  const begun = await step('begin', (trx) => begin(trx, found, now));
  if (begun === null) return;
  const { fault, issue } = begun;
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await step('reverse', async (trx) =>
      reverseSome(trx, platform, running, await holdIssue(trx, issue.id), { fault, after: from, now }),
    );
  }
  await step('end', (trx) => end(trx, running, found, now));
}

/** Resets an issue to `drawn` with the correct numbers. Null if the fault is done. */
async function begin(trx: LedgerTransaction, { id, issue_id }: Fault, now: Date): Promise<{ fault: Fault; issue: Issue } | null> {
  const issue = await lockIssue(trx, issue_id);
  const fault = await lockFault(trx, id);
  if (fault.state !== 'confirmed') return null;
  if (fault.begun_at === null) {
    await changeFault(trx, id, { begun_at: now });
    if (fault.kind === 'wrong') {
      await changeIssue(trx, issue.id, { state: 'drawn', numbers: fault.numbers, correction: fault.note });
      await tellLottery(trx, keyOfLottery(issue));
    }
  }
  return { fault, issue };
}

/** Another gateway may still hold some of the tickets. That gateway or the next run finishes the fault. */
async function end(trx: LedgerTransaction, { kind }: RunningLottery, { id, issue_id }: Fault, now: Date): Promise<void> {
  const issue = await lockIssue(trx, issue_id);
  const fault = await lockFault(trx, id);
  if (fault.state !== 'confirmed') return;
  if (await hasFaulty(trx, kind, issue, fault)) return;
  switch (fault.kind) {
    case 'wrong':
      await changeIssue(trx, issue.id, { state: 'verified' });
      break;
    case 'undrawn':
      // A judged issue is paid first, though it has no ticket left to pay.
      if (!issueMoves[issue.state].includes('void')) return;
      await changeIssue(trx, issue.id, { state: 'void', correction: fault.note });
      break;
    case 'early':
      await changeIssue(trx, issue.id, { correction: fault.note });
  }
  // An issue with a wrong number is judged again first.
  if (fault.kind !== 'wrong') await writeEarned(trx, issue.id);
  await changeFault(trx, id, { state: 'done', done_at: now });
  const key = { merchantId: issue.merchant_id, nodeId: issue.node_id, issueId: issue.id };
  await addEvent(trx, { ...key, at: now, actor: 'job:lottery', person: '', act: 'endFault', numbers: fault.numbers, note: fault.note });
  await tellLottery(trx, key);
}
