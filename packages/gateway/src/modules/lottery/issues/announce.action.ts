import { slipLimits } from '@livery/contract/lotteries';
import { firstRoundAfter, type BeaconChain } from '@livery/lottery/fair/rounds';
import { animalAt } from '@livery/lottery/model/lunar-year';
import type { GatewayDatabase } from '#database/schema.ts';
import { newServerSeed } from '#base/committed-seed.ts';
import type { Lottery } from '../lottery.repo.ts';
import { announcedUntil, insertIssues } from './issue.repo.ts';
import { issuesAfter } from './issue-times.rules.ts';

/** As many as a slip may hold, and a few to spare until the next time. */
const ahead = slipLimits.issues + 10;

/** Announces the issues to come, each with a seed that it is committed to from then on. */
export async function announceIssues(
  db: GatewayDatabase,
  lottery: Lottery,
  { timeZone, chain, now }: { readonly timeZone: string; readonly chain: BeaconChain; readonly now: Date },
): Promise<void> {
  const key = { merchantId: lottery.merchant_id, nodeId: lottery.node_id };
  const { count, until } = await announcedUntil(db, key, now);
  if (count > slipLimits.issues) return;
  const from = until === null || until < now ? now : until;
  const issues = issuesAfter(from, { every: lottery.every, timeZone, count: ahead - count });
  await insertIssues(
    db,
    key,
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
