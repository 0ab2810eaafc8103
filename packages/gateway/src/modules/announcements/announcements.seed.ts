import type { Seeding } from '#http/module.ts';
import { agentNotices } from './agent-notices.texts.ts';
import { notices, popups, type AnnouncementText } from './announcements.texts.ts';
import './announcements.schema.ts';
import { banners, type BannerText } from './banners.texts.ts';

const dayMs = 24 * 3_600_000;

/**
 * Rewritten, because announcements belong to the merchant's staff and nothing refers to them. Promotions are stored in
 * their own tables.
 */
export async function seedAnnouncements({ trx, merchant, now }: Seeding): Promise<void> {
  const lists = [
    { kind: 'B', texts: banners },
    { kind: 'PL', texts: notices },
    { kind: 'PU', texts: popups },
    { kind: 'PL', texts: agentNotices },
  ] as const;
  await trx.deleteFrom('announcement').where('merchant_id', '=', merchant.id).execute();
  await trx
    .insertInto('announcement')
    .values(
      lists.flatMap(({ kind, texts }) =>
        texts.map((text, position) => ({
          merchant_id: merchant.id,
          kind,
          position,
          ...columnsOf(text, merchant.name),
          published_at: new Date(now.getTime() - position * dayMs),
        })),
      ),
    )
    .execute();
}

function columnsOf(text: AnnouncementText | BannerText, brand: string) {
  const named = ({ en, pt }: AnnouncementText['title']): string =>
    JSON.stringify({ en: en.replaceAll('{brand}', brand), pt: pt.replaceAll('{brand}', brand) });
  const isBanner = 'groupName' in text;
  return {
    id: text.id,
    audiences: [...text.audiences],
    titles: named(text.title),
    contents: named(text.content),
    promotion_type: text.promotionType ?? '',
    group_name: isBanner ? text.groupName : null,
    linkage_type: isBanner ? text.linkage.type : ('none' as const),
    linkage_target: isBanner ? text.linkage.target : '',
  };
}
