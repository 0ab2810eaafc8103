import { kindOf } from '@livery/lottery/kinds/kinds';
import type { Platform } from '#base/platform.ts';
import { BeaconRefusal } from '#ports/beacon/beacon.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../catalogue/lottery-kind.rules.ts';
import { beaconFailed } from '../bets/void-reason.texts.ts';
import { drawIssue } from './draws/draw.action.ts';
import { collectReceivables } from './faults/collect.action.ts';
import { runFaults } from './faults/run-faults.action.ts';
import { collectRebates } from './groups/book-rebates.action.ts';
import { announceIssues } from './issues/announce.action.ts';
import { finishIssues, listInState, moveByClock, voidForgotten, type Issue } from './issues/issue.repo.ts';
import { judgeIssue } from './judging/judge.action.ts';
import { payIssue } from './judging/pay.action.ts';
import { stopChases } from './judging/stop-chases.action.ts';
import { voidIssue } from './judging/void-issue.action.ts';
import { keyOfLottery, listLotteries, tellLottery } from './lottery.repo.ts';
import type { RunningLottery } from './lottery.rules.ts';

/** Most issues that one run draws, judges or pays, so that one lottery never delays the others. */
const issuesAtOnce = 20;

/**
 * Takes every lottery of a merchant as far as it can go. It may be killed at any point, and run on any number of
 * gateways.
 */
export async function runLotteries(platform: Platform, merchant: Merchant, now: Date): Promise<void> {
  const lotteries = await listLotteries(platform.tenants.of(merchant.id), merchant.id);
  if (lotteries.length === 0) return;
  const offer = await catalogueOf(platform).of(merchant.id);
  for (const lottery of lotteries) {
    const game = offer.game(lottery.node_id);
    const kind = lotteryKindOf(game?.model ?? null);
    // Runs even if the merchant no longer offers the lottery, so that its bets are settled.
    if (game !== null && kind !== null) await runLottery(platform, merchant, { lottery, kind: kindOf(kind), code: game.code }, now);
  }
  await collectReceivables(platform, merchant.id, now);
  await collectRebates(platform, merchant.id, now);
}

async function runLottery(platform: Platform, { timeZone }: Merchant, running: RunningLottery, now: Date): Promise<void> {
  const { lottery } = running;
  const key = keyOfLottery(lottery);
  const db = platform.tenants.of(key.merchantId);
  await announceIssues(platform.tenants, key, { timeZone, chain: platform.beacon.chain, now });
  if ((await moveByClock(db, key, lottery.closing, now)) > 0) await tellLottery(db, key);
  await voidForgotten(db, key, { before: new Date(now.getTime() - lottery.beacon_timeout * 1_000), reason: beaconFailed });
  await runFaults(platform, running, now);
  for (const issue of await listInState(db, key, 'closed', issuesAtOnce)) {
    if (issue.source === 'own' && issue.draws_at <= now) await drawOrVoid(platform, running, issue, now);
  }
  for (const issue of await listInState(db, key, 'verified', issuesAtOnce)) await judgeIssue(platform, running, issue);
  for (const issue of await listInState(db, key, 'judged', issuesAtOnce)) await payIssue(platform, running, issue, now);
  await stopChases(platform, running, now);
  await finishIssues(db, key, lottery.correction, now);
}

/** Waits for a late beacon, then voids the issue. The house never draws without the beacon. */
async function drawOrVoid(platform: Platform, running: RunningLottery, issue: Issue, now: Date): Promise<void> {
  try {
    if (await drawIssue(platform, running, issue, now)) return;
  } catch (error) {
    if (!(error instanceof BeaconRefusal)) throw error;
  }
  if (now.getTime() >= issue.draws_at.getTime() + running.lottery.beacon_timeout * 1_000)
    await voidIssue(platform, running, issue, { actor: 'job:lottery', reason: beaconFailed, now });
}
