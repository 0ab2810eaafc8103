import type { ControlQueryOf } from '@livery/contract/control/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import { containing } from '#lists/containing.ts';
import './deposits.schema.ts';
import '#ports/ports.schema.ts';

const newestFirst = keyset('desk-deposits', 'desc', { 'deposit.number': 'integer' });

export async function listDeskDeposits(db: GatewayDatabase, merchantId: number, { state, search, ...page }: ControlQueryOf<'deposits'>) {
  let deposits = db
    .selectFrom('deposit')
    .innerJoin('member', 'member.id', 'deposit.member_id')
    .selectAll('deposit')
    .select('member.username')
    .where('deposit.merchant_id', '=', merchantId);
  if (state !== undefined) deposits = deposits.where('deposit.state', '=', state);
  if (search !== undefined) deposits = deposits.where('member.username', 'like', containing(search));
  return readPage(deposits, newestFirst, page);
}

/** A provider's notices for a reference, in the order of processing. */
export async function listNotices(db: GatewayDatabase, merchantId: number, provider: string, reference: string) {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .orderBy('taken_at')
    .execute();
}

export async function findUsername(db: GatewayDatabase, memberId: number): Promise<string> {
  return (await db.selectFrom('member').select('username').where('id', '=', memberId).executeTakeFirstOrThrow()).username;
}
