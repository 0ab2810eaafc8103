import { isAgentType } from '@livery/contract/member-types';
import { readTime } from '#database/database-time.ts';
import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { findHorizon } from '#ledger/horizon.ts';
import { tellMembers } from '#push/tell-member.ts';
import type { LiveWatch } from '../live/live-watch.state.ts';
import { findFoldedUntil, foldOwnTeams, listPresent, rebuildOwnTeams, waitAtMost } from './fold.repo.ts';

type Books = Pick<Platform, 'tenants'>;

/** The age, in milliseconds, up to which a report uses existing sums. */
const freshFor = 1_000;
const longestWait = 1_000;

/**
 * Adds what members did since the last fold to the teams above them, refreshes the agents' open pages, and returns the
 * agents whose figures have changed. It may run twice at once: the second run finds nothing left to sum.
 */
export async function foldTeams({ tenants }: Books, merchantId: number, now: Date): Promise<readonly number[]> {
  const reached = await reachHorizon({ tenants }, merchantId);
  return tenants.transaction(merchantId, (trx) => fold(trx, { merchantId, reached, now }));
}

/** Rebuilds a merchant's sums. Until it ends, reports show the previous figures with their time. */
export async function rebuildTeams({ tenants }: Books, merchantId: number, now: Date): Promise<void> {
  const reached = await reachHorizon({ tenants }, merchantId);
  await tenants.transaction(merchantId, (trx) => rebuildOwnTeams(trx, reached, now));
}

/**
 * Refreshes the sums for a report unless they are less than a second old. During a rebuild the report shows the
 * previous figures.
 */
export async function freshenTeams({ tenants }: Books, merchantId: number, now: Date, age = freshFor): Promise<void> {
  const until = await findFoldedUntil(tenants.of(merchantId), merchantId);
  if (until !== null && Math.abs(now.getTime() - until.getTime()) < age) return;
  const reached = await reachHorizon({ tenants }, merchantId);
  await tenants
    .transaction(merchantId, async (trx) => {
      await waitAtMost(trx, longestWait);
      await fold(trx, { merchantId, reached, now });
    })
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== '55P03') throw error;
    });
}

/** The team's activity reaches an agent's open page within a second. */
export const teamWatch: LiveWatch = {
  every: freshFor / 2,
  concerns: isAgentType,
  run: (platform, merchantId, now) => freshenTeams(platform, merchantId, now, freshFor / 2.5),
};

async function fold(
  trx: LedgerTransaction,
  { merchantId, reached, now }: { readonly merchantId: number; readonly reached: Date; readonly now: Date },
): Promise<readonly number[]> {
  const changed = await foldOwnTeams(trx, reached, now);
  if (changed.length > 0) {
    const present = await listPresent(trx, merchantId, changed);
    await tellMembers(
      trx,
      present.map((memberId) => ({ merchantId, memberId, topic: 'team', at: now })),
    );
  }
  return changed;
}

/** Returns an instant. Every transaction that began before it has committed or rolled back. */
async function reachHorizon({ tenants }: Books, merchantId: number): Promise<Date> {
  const db = tenants.of(merchantId);
  const reached = await readTime(db);
  await findHorizon(db);
  return reached;
}
