import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './announcements.schema.ts';

export type AnnouncementRow = Selectable<Database['announcement']>;

/** The announcements of these kinds for an execution, in list order. */
export async function findAnnouncements(
  db: GatewayDatabase,
  merchantId: number,
  kinds: readonly string[],
  execution: string,
): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`kind = ANY (${kinds}::text[])`)
    .where(sql<boolean>`${execution} = ANY (audiences)`)
    .orderBy('position')
    .execute();
}
