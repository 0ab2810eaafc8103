import type { Announcement, ValueOf } from '@livery/contract/shapes';
import type { GatewayModule } from '#http/module.ts';
import { memberRoute, route, type Call } from '#http/route.ts';
import { listOffered } from '../promotions/standing.service.ts';
import { listAgentNotices, readAgentNotices } from './agent-notices.service.ts';
import { presentActivity, presentAnnouncement, presentBanner } from './announcements.present.ts';
import { findAnnouncements, type AnnouncementRow } from './announcements.repo.ts';
import { seedAnnouncements } from './announcements.seed.ts';
import { announcementsSchema } from './announcements.schema.ts';

export const announcementsModule: GatewayModule = {
  name: 'announcements',
  schema: announcementsSchema,
  register: (app) => {
    route(app, 'announcements', listAnnouncements);
    memberRoute(app, 'agentNotices', listAgentNotices);
    memberRoute(app, 'readAgentNotices', readAgentNotices);
  },
  seed: { version: 4, demo: seedAnnouncements },
  reset: seedAnnouncements,
};

/** Lists of other types stay empty. Without an execution, the visitors' lists are returned (readings 19). */
async function listAnnouncements({ db, merchant, language, now, query }: Call<'announcements'>): Promise<ValueOf<'announcements'>> {
  const { types, execution = 'B' } = query;
  const kinds = types.split(',');
  const rows = await findAnnouncements(db, merchant.id, kinds, execution);
  const activities = kinds.includes('PR') ? await listOffered(db, merchant, now) : [];
  const entries = (kind: AnnouncementRow['kind']): Announcement[] =>
    rows.filter((row) => row.kind === kind).map((row) => presentAnnouncement(row, execution, language));
  return {
    banners: rows.filter(({ kind }) => kind === 'B').map((row) => presentBanner(row, language)),
    player: entries('PL'),
    popup: entries('PU'),
    promotion: activities.map((row) => presentActivity(row, execution, language)),
  };
}
