import { slipLimits } from '@livery/contract/lotteries';
import { firstRoundAfter, type BeaconChain } from '@livery/lottery/fair/rounds';
import { animalAt } from '@livery/lottery/model/lunar-year';
import type { Platform } from '#base/platform.ts';
import { newServerSeed } from '#base/committed-seed.ts';
import { holdLottery, type LotteryKey } from '../lottery.repo.ts';
import { countAnnounced, findLatest, insertIssues } from './issue.repo.ts';
import { issuesAfter, paceOfDay } from './issue-times.rules.ts';

/** As many as a slip may hold, plus a few until the next run. */
const ahead = slipLimits.issues + 10;

/** Announces upcoming issues. Each commits to its seed, and fixes its flags and odds, at that moment. */
export async function announceIssues(
  tenants: Pick<Platform['tenants'], 'of' | 'transaction'>,
  key: LotteryKey,
  { timeZone, chain, now }: { readonly timeZone: string; readonly chain: BeaconChain; readonly now: Date },
): Promise<void> {
  if ((await countAnnounced(tenants.of(key.merchantId), key, now)) > slipLimits.issues) return;
  await tenants.transaction(key.merchantId, async (trx) => {
    const lottery = await holdLottery(trx, key);
    const count = await countAnnounced(trx, key, now);
    if (lottery === null || count > slipLimits.issues) return;
    const latest = await findLatest(trx, key);
    const from = latest === null || latest.closes_at < now ? now : latest.closes_at;
    const begun = latest === null ? null : paceOfDay({ opensAt: latest.opens_at, closesAt: latest.closes_at }, timeZone);
    const issues = issuesAfter(from, { every: lottery.every, begun, timeZone, count: ahead - count });
    const announced = issues.map(({ number, opensAt, closesAt }) => {
      const drawsAt = new Date(closesAt.getTime() + lottery.pause * 1_000);
      return {
        number,
        opensAt,
        closesAt,
        drawsAt,
        seed: newServerSeed(),
        round: firstRoundAfter(closesAt, chain),
        animal: animalAt(drawsAt),
      };
    });
    await insertIssues(trx, key, lottery, announced);
  });
}
