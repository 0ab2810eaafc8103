import type { GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import { membersBelow } from '../agents/team.repo.ts';

export interface TeamMember {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly parent_id: number | null;
}

/** A member below the agent, at any depth. */
export async function findInTeam(db: GatewayDatabase, agent: MemberKey, memberId: number): Promise<TeamMember | null> {
  const member = await membersBelow(db, agent)
    .select(['member.id', 'username', 'type', 'parent_id'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return member ?? null;
}
