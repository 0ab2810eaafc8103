import { openMemberAccount } from '../../src/ledger/accounts.ts';
import '../../src/identity/identity.schema.ts';
import type { TestGateway } from '../test-gateway.ts';

export interface AgentWorld {
  readonly merchantId: number;
  /** Adds a member with a cash account. Returns its id. */
  readonly add: (
    name: string,
    under?: string | null,
    member?: { type?: number; at?: Date; state?: 'active' | 'closed' },
  ) => Promise<number>;
  readonly idOf: (name: string) => number;
  readonly parentOf: (name: string) => Promise<string | null>;
  /** The member's uplines, the parent first. */
  readonly uplinesOf: (name: string) => Promise<string[]>;
}

/** A tree of ALPHA that a test builds. The test chooses the names. */
export async function openAgentWorld({ owner, platform }: Pick<TestGateway, 'owner' | 'platform'>): Promise<AgentWorld> {
  const { id: merchantId } = await owner.selectFrom('merchant').select('id').where('code', '=', 'ALPHA').executeTakeFirstOrThrow();
  const ids = new Map<string, number>();
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`Nobody is called ${name}`);
    return id;
  };
  return {
    merchantId,
    idOf,
    add: (name, under = null, { type = 1, at = new Date('2026-01-01T00:00:00Z'), state = 'active' } = {}) =>
      platform.tenants.transaction(merchantId, async (trx) => {
        const parent_id = under === null ? null : idOf(under);
        const { id } = await trx
          .insertInto('member')
          .values({ merchant_id: merchantId, username: name, nickname: name, type, state, parent_id, created_at: at })
          .returning('id')
          .executeTakeFirstOrThrow();
        await openMemberAccount(trx, { merchantId, memberId: id, kind: 'CASH', unit: 'BRL' });
        ids.set(name, id);
        return id;
      }),
    parentOf: async (name) => {
      const row = await owner
        .selectFrom('member')
        .leftJoin('member as parent', 'parent.id', 'member.parent_id')
        .select('parent.username')
        .where('member.id', '=', idOf(name))
        .executeTakeFirstOrThrow();
      return row.username;
    },
    uplinesOf: async (name) => {
      const rows = await owner
        .selectFrom('member')
        .innerJoin('lineage_ancestor', 'lineage_ancestor.lineage_id', 'member.lineage_id')
        .innerJoin('member as upper', 'upper.id', 'lineage_ancestor.ancestor_id')
        .select('upper.username')
        .where('member.id', '=', idOf(name))
        .orderBy('lineage_ancestor.depth')
        .execute();
      return rows.map(({ username }) => username);
    },
  };
}
