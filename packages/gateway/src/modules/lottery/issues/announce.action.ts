import { slipLimits } from '@livery/contract/lotteries';
import { firstRoundAfter, type BeaconChain } from '@livery/lottery/fair/rounds';
import { animalAt } from '@livery/lottery/model/lunar-year';
import type { GatewayDatabase } from '#database/schema.ts';
import { newServerSeed } from '#base/committed-seed.ts';
import type { Lottery } from '../lottery.repo.ts';
import { countAnnounced, findLatest, insertIssues } from './issue.repo.ts';
import { issuesAfter, paceOfDay } from './issue-times.rules.ts';

/** As many as a slip may hold, and a few to spare until the next time. */
const ahead = slipLimits.issues + 10;

/** Announces the issues to come, each with a seed that it is committed to from then on. */
export async function announceIssues(
  db: GatewayDatabase,
  lottery: Lottery,
  { timeZone, chain, now }: { readonly timeZone: string; readonly chain: BeaconChain; readonly now: Date },
): Promise<void> {
  const key = { merchantId: lottery.merchant_id, nodeId: lottery.node_id };
  const count = await countAnnounced(db, key, now);
  if (count > slipLimits.issues) return;
  const latest = await findLatest(db, key);
  const from = latest === null || latest.closes_at < now ? now : latest.closes_at;
  const begun = latest === null ? null : paceOfDay({ opensAt: latest.opens_at, closesAt: latest.closes_at }, timeZone);
  const issues = issuesAfter(from, { every: lottery.every, begun, timeZone, count: ahead - count });
  await insertIssues(
    db,
    key,
    lottery,
    issues.map(({ number, opensAt, closesAt }) => {
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
    }),
  );
}
