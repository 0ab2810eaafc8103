import type { ControlQueryOf } from '@livery/contract/control/shapes';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import { isAlive } from '#identity/session-life.ts';
import { containing } from '#lists/containing.ts';
import '#ledger/ledger.schema.ts';
import '../withdrawal-holds/withdrawal-holds.schema.ts';

const byAccount = keyset('desk-members', 'asc', { 'member.username': 'text' });

/** A page of a merchant's members by name, each with its live sessions and the end of its holds. */
export async function listMembers(
  db: GatewayDatabase,
  merchantId: number,
  { search, state, ...page }: ControlQueryOf<'members'>,
  now: Date,
) {
  let members = db
    .selectFrom('member')
    .select(['member.id', 'member.username', 'member.nickname', 'member.type', 'member.state', 'member.vip_level', 'member.created_at'])
    .select((eb) => [
      eb
        .selectFrom('session')
        .whereRef('session.member_id', '=', 'member.id')
        .where(isAlive(now))
        .select((sessions) => sessions.fn.countAll<number>().as('count'))
        .as('sessions'),
      eb
        .selectFrom('withdrawal_hold')
        .whereRef('withdrawal_hold.member_id', '=', 'member.id')
        .where('withdrawal_hold.merchant_id', '=', merchantId)
        .where('until', '>', now)
        .select((holds) => holds.fn.max('until').as('until'))
        .as('held_until'),
    ])
    .where('member.merchant_id', '=', merchantId);
  if (state !== undefined) members = members.where('member.state', '=', state);
  if (search !== undefined) {
    const wanted = containing(search);
    members = members.where((eb) =>
      eb.or([eb('member.username', 'like', wanted), eb(sql<string>`lower(member.nickname)`, 'like', wanted)]),
    );
  }
  return readPage(members, byAccount, page);
}

export async function listCash(db: GatewayDatabase, memberIds: readonly number[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('account')
    .select(['member_id', 'unit', 'balance'])
    .where('member_id', 'in', [...memberIds])
    .where('kind', '=', 'CASH')
    .execute();
}

export async function listContacts(db: GatewayDatabase, merchantId: number, memberIds: readonly number[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('member_contact')
    .select(['member_id', 'kind', 'value', 'verified_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', [...memberIds])
    .orderBy('kind')
    .execute();
}
