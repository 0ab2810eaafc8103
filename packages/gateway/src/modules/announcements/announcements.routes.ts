import type { Announcement, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';
import type { GatewayModule } from '../../server/module.ts';
import { route } from '../../server/route.ts';
import { presentAnnouncement, presentBanner } from './announcements.present.ts';
import { findAnnouncements, type AnnouncementRow } from './announcements.repo.ts';
import { seedAnnouncements } from './announcements.seed.ts';

export const announcementsModule: GatewayModule = {
  name: 'announcements',
  register: (app) => {
    route(app, 'announcements', ({ db, merchant, query, language }) => listAnnouncements(db, merchant.id, query, language));
  },
  seed: { version: 2, demo: seedAnnouncements },
  reset: seedAnnouncements,
};

/** Lists whose type is not asked for stay empty. Without an execution the visitors' are meant (readings 19). */
async function listAnnouncements(
  db: GatewayDatabase,
  merchantId: number,
  { types, execution = 'B' }: QueryOf<'announcements'>,
  language: string,
): Promise<ValueOf<'announcements'>> {
  const kinds = types.split(',') as AnnouncementRow['kind'][];
  const rows = await findAnnouncements(db, merchantId, kinds, execution);
  const entries = (kind: AnnouncementRow['kind']): Announcement[] =>
    rows.filter((row) => row.kind === kind).map((row) => presentAnnouncement(row, execution, language));
  return {
    banners: rows.filter(({ kind }) => kind === 'B').map((row) => presentBanner(row, language)),
    player: entries('PL'),
    popup: entries('PU'),
    promotion: entries('PR'),
  };
}
