import { memberTypes } from '@livery/contract/member-types';
import type { Transaction } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import '#identity/identity.schema.ts';

export async function findAgent(db: GatewayDatabase, merchantId: number, account: string) {
  const agent = await db
    .selectFrom('member')
    .leftJoin('member as upline', (join) =>
      join.onRef('upline.merchant_id', '=', 'member.merchant_id').onRef('upline.id', '=', 'member.parent_id'),
    )
    .innerJoin('lineage', 'lineage.id', 'member.lineage_id')
    .select(['member.id', 'member.type', 'member.state', 'member.parent_id', 'upline.username as upline', 'upline.state as upline_state'])
    .select('lineage.depth')
    .where('member.merchant_id', '=', merchantId)
    .where('member.username', '=', account.toLowerCase())
    .executeTakeFirst();
  return agent ?? null;
}

/** False if the member is not a player or the account is closed. */
export async function turnIntoAgent(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, type: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ type })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('type', '=', memberTypes.player)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
