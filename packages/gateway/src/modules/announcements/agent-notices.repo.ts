import { sql, type Transaction } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { AnnouncementRow } from './announcements.repo.ts';

/** How many notices an agent sees; older ones are history. */
const shown = 100;

export interface NoticeRow extends AnnouncementRow {
  readonly read_at: Date | null;
}

/** Newest first. */
export async function listNotices(db: GatewayDatabase, reader: MemberKey): Promise<NoticeRow[]> {
  return forAgents(db, reader)
    .selectAll('announcement')
    .select('announcement_reading.read_at')
    .orderBy('announcement.published_at', 'desc')
    .orderBy('announcement.id')
    .limit(shown)
    .execute();
}

export async function countUnreadNotices(db: GatewayDatabase, reader: MemberKey): Promise<number> {
  const row = await forAgents(db, reader)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('announcement_reading.read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The number of newly read ones. Earlier ones keep their time. */
export async function markNoticesRead(trx: Transaction<Database>, reader: MemberKey, ids: readonly number[], now: Date): Promise<number> {
  const { numInsertedOrUpdatedRows: marked = 0n } = await trx
    .insertInto('announcement_reading')
    .columns(['merchant_id', 'member_id', 'announcement_id', 'read_at'])
    .expression(
      forAgents(trx, reader)
        .select(({ val }) => [
          'announcement.merchant_id',
          val(reader.memberId).$castTo<number>().as('member_id'),
          'announcement.id as announcement_id',
          val(now).$castTo<Date>().as('read_at'),
        ])
        .where(
          'announcement.id',
          'in',
          ids.filter((id) => id <= 2_147_483_647),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(marked);
}

/** Announcements for agents, each with the time when this agent read it. */
function forAgents(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('announcement')
    .leftJoin('announcement_reading', (join) =>
      join
        .onRef('announcement_reading.merchant_id', '=', 'announcement.merchant_id')
        .onRef('announcement_reading.announcement_id', '=', 'announcement.id')
        .on('announcement_reading.member_id', '=', memberId),
    )
    .where('announcement.merchant_id', '=', merchantId)
    .where(sql<boolean>`'G' = ANY (audiences)`);
}
