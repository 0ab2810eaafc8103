import type { MemberCounts } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import type { GatewayModule } from './module.ts';
import type { MemberKey } from '#base/member-key.ts';

const nothing: MemberCounts = { unread: 0, rewards: 0, missions: 0, claimable: 0 };

/** Adds up the badge counts of these members. Several modules may add to the same count. */
export async function readCounts(
  modules: readonly GatewayModule[],
  db: GatewayDatabase,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, MemberCounts>> {
  const counts = new Map<number, MemberCounts>(memberIds.map((id) => [id, { ...nothing }]));
  if (memberIds.length === 0) return counts;
  for (const { counts: counters = {} } of modules)
    for (const [name, count] of Object.entries(counters))
      for (const [memberId, number] of await count(db, merchantId, memberIds)) {
        const own = counts.get(memberId);
        if (own !== undefined) own[name as keyof MemberCounts] += number;
      }
  return counts;
}

export async function readCountsOf(
  modules: readonly GatewayModule[],
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
): Promise<MemberCounts> {
  return (await readCounts(modules, db, merchantId, [memberId])).get(memberId) ?? nothing;
}
