import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Purse } from '#ledger/accounts.ts';
import { isAlive } from '#identity/session-life.ts';
import '#ledger/ledger.schema.ts';
import '#push/tell-member.ts';
import '#push/push.schema.ts';

/** The most events per read. The rest come with the next. */
export const mostEvents = 500;

/** Events after the lowest of the members' cursors, in commit order. */
export async function listEvents(db: GatewayDatabase, merchantId: number, behind: ReadonlyMap<number, number>) {
  const members = [...behind.keys()];
  const ids = [...behind.values()];
  return db
    .selectFrom('member_event')
    .innerJoin(
      sql<{ member_id: number; read: number }>`unnest(${members}::bigint[], ${ids}::bigint[])`.as<'reader'>(sql`reader (member_id, read)`),
      (join) => join.onRef('reader.member_id', '=', 'member_event.member_id'),
    )
    .select(['member_event.member_id', 'member_event.id', 'topic', 'reference'])
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`member_event.id > reader.read`)
    .orderBy('member_event.id')
    .limit(mostEvents)
    .execute();
}

export async function findLastEvent(db: GatewayDatabase, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('member_event')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function readPurses(
  db: GatewayDatabase,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, Purse>> {
  const rows = await db
    .selectFrom('account')
    .select(['member_id', 'id', 'kind', 'unit', 'balance'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', [...memberIds])
    .orderBy('id')
    .execute();
  return new Map(
    memberIds.map((memberId) => [
      memberId,
      rows.flatMap(({ member_id, balance, ...account }) => (member_id === memberId ? [{ ...account, balance: balance ?? 0 }] : [])),
    ]),
  );
}

/** Those of the sessions that are alive, as hexadecimal digits of their tokens' hashes. */
export async function findAliveSessions(db: GatewayDatabase, tokenHashes: readonly Buffer[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('token_hash')
    .where('token_hash', 'in', [...tokenHashes])
    .where('member.state', '=', 'active')
    .where(isAlive(now))
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash.toString('hex')));
}

/** Renews the entry that a gateway has open pages of these members. */
export async function keepPresence(
  db: GatewayDatabase,
  {
    merchantId,
    gateway,
    memberIds,
    milliseconds,
  }: { merchantId: number; gateway: string; memberIds: readonly number[]; milliseconds: number },
): Promise<void> {
  if (memberIds.length === 0) return;
  const until = sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;
  await db
    .insertInto('live_presence')
    .values(memberIds.map((member_id) => ({ member_id, gateway, merchant_id: merchantId, until })))
    .onConflict((conflict) => conflict.columns(['member_id', 'gateway']).doUpdateSet({ until }))
    .execute();
}

export async function endPresence(
  db: GatewayDatabase,
  { gateway, memberIds }: { gateway: string; memberIds: readonly number[] },
): Promise<void> {
  if (memberIds.length === 0) return;
  await db
    .deleteFrom('live_presence')
    .where('gateway', '=', gateway)
    .where('member_id', 'in', [...memberIds])
    .execute();
}

/** Left by killed gateways. */
export async function deleteEndedPresence(db: GatewayDatabase): Promise<void> {
  await db
    .deleteFrom('live_presence')
    .where('until', '<', sql<Date>`now()`)
    .execute();
}

export async function deleteEventsBefore(db: GatewayDatabase, before: Date): Promise<void> {
  await db.deleteFrom('member_event').where('at', '<', before).execute();
}
