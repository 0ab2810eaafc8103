import type { Announcement, Banner, ValueOf } from '@livery/contract/shapes';
import { bannerAddress } from '@livery/art/art-address';
import { inLanguage } from '#base/texts.ts';
import type { PromotionRow } from '../promotions/promotions.repo.ts';
import type { NoticeRow } from './agent-notices.repo.ts';
import type { AnnouncementRow } from './announcements.repo.ts';

export function presentBanner(row: AnnouncementRow, language: string): Banner {
  return {
    id: row.id,
    groupName: row.group_name ?? '',
    imageUrl: bannerAddress(row.id),
    title: inLanguage(row.titles, language),
    text: inLanguage(row.contents, language),
    linkage: { type: row.linkage_type, target: row.linkage_target },
  };
}

export function presentAnnouncement(row: AnnouncementRow, execution: Announcement['execution'], language: string): Announcement {
  return {
    id: row.id,
    title: inLanguage(row.titles, language),
    content: inLanguage(row.contents, language),
    promotionType: row.promotion_type,
    execution,
    publishedAt: row.published_at.toISOString(),
  };
}

/** A promotion is its own announcement, so that the two never disagree. `content` is HTML. */
export function presentActivity(row: PromotionRow, execution: Announcement['execution'], language: string): Announcement {
  const summary = inLanguage(row.summaries, language);
  return {
    id: row.id,
    title: inLanguage(row.titles, language),
    content: `<p>${summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    promotionType: row.kind,
    execution,
    publishedAt: row.starts_at.toISOString(),
  };
}

export function presentAgentNotice(row: NoticeRow, language: string): ValueOf<'agentNotices'>['items'][number] {
  return {
    id: row.id,
    title: inLanguage(row.titles, language),
    content: inLanguage(row.contents, language),
    publishedAt: row.published_at.toISOString(),
    isRead: row.read_at !== null,
  };
}
