import type { Announcement, Banner, QueryOf, ValueOf } from '@livery/contract/shapes';
import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '../../database/schema.ts';
import type { GatewayModule } from '../../server/module.ts';
import { route } from '../../server/route.ts';
import { bannerAddress } from '../artwork/art-address.ts';
import { inLanguage } from '../games/games.present.ts';
import { seedAnnouncements } from './announcements.seed.ts';
import './announcements.tables.ts';

type Row = Selectable<Database['announcement']>;

export const announcementsModule: GatewayModule = {
  name: 'announcements',
  register: (app) => {
    route(app, 'announcements', ({ db, merchant, query, language }) => listAnnouncements(db, merchant.id, query, language));
  },
  seed: { version: 1, demo: seedAnnouncements },
  reset: seedAnnouncements,
};

/** Lists whose type is not asked for stay empty. Without an execution the visitors' are meant (readings 19). */
async function listAnnouncements(
  db: GatewayDatabase,
  merchantId: number,
  { types, execution = 'B' }: QueryOf<'announcements'>,
  language: string,
): Promise<ValueOf<'announcements'>> {
  const kinds = types.split(',') as Row['kind'][];
  const rows = await db
    .selectFrom('announcement')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`${execution} = ANY (audiences)`)
    .orderBy('position')
    .execute();
  const entries = (kind: Row['kind']): Announcement[] =>
    rows.filter((row) => row.kind === kind).map((row) => presentAnnouncement(row, execution, language));
  return {
    banners: rows.filter(({ kind }) => kind === 'B').map((row) => presentBanner(row, language)),
    player: entries('PL'),
    popup: entries('PU'),
    promotion: entries('PR'),
  };
}

function presentBanner(row: Row, language: string): Banner {
  return {
    id: row.id,
    groupName: row.group_name ?? '',
    imageUrl: bannerAddress(row.id),
    title: inLanguage(row.titles, language),
    text: inLanguage(row.contents, language),
    linkage: { type: row.linkage_type, target: row.linkage_target },
  };
}

function presentAnnouncement(row: Row, execution: Announcement['execution'], language: string): Announcement {
  return {
    id: row.id,
    title: inLanguage(row.titles, language),
    content: inLanguage(row.contents, language),
    promotionType: row.promotion_type,
    execution,
    publishedAt: row.published_at.toISOString(),
  };
}
