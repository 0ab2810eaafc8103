import type { GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import '#identity/identity.schema.ts';

export interface TeamMember {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly parent_id: number | null;
}

/** A member below the agent, at any depth. */
export async function findInTeam(db: GatewayDatabase, agent: MemberKey, memberId: number): Promise<TeamMember | null> {
  const member = await db
    .selectFrom('member')
    .innerJoin('lineage_ancestor', (join) =>
      join.onRef('lineage_ancestor.lineage_id', '=', 'member.lineage_id').onRef('lineage_ancestor.merchant_id', '=', 'member.merchant_id'),
    )
    .select(['member.id', 'username', 'type', 'parent_id'])
    .where('member.merchant_id', '=', agent.merchantId)
    .where('ancestor_id', '=', agent.memberId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return member ?? null;
}
