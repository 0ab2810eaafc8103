import Type from 'typebox';
import { text } from './inputs.ts';

/** Execution codes: B anonymous, A logged in, F first login (readings 19). */
const Execution = Type.Enum(['A', 'B', 'F']);

/** `linkage` decides what a click does: nothing, a page of the portal, an https address, or a game. */
const Linkage = Type.Object({ type: Type.Enum(['none', 'page', 'link', 'game']), target: Type.String() });

export const Banner = Type.Object({
  id: Type.Integer(),
  groupName: Type.String(),
  imageUrl: Type.String(),
  title: Type.String(),
  text: Type.String(),
  linkage: Linkage,
});

/** `content` is HTML; `publishedAt` an ISO 8601 instant. */
export const Announcement = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  content: Type.String(),
  promotionType: Type.String(),
  execution: Execution,
  publishedAt: Type.String(),
});

const AnnouncementsQuery = Type.Object({
  types: Type.String({ maxLength: 32, pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$' }),
  platform: Type.Literal('W'),
  execution: Type.Optional(Execution),
  language: text(8),
});

const AnnouncementsValue = Type.Object({
  banners: Type.Array(Banner),
  player: Type.Array(Announcement),
  popup: Type.Array(Announcement),
  promotion: Type.Array(Announcement),
});

export const announcements = {
  announcements: { query: AnnouncementsQuery, value: AnnouncementsValue },
};
