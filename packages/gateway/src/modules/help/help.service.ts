import { feedbackLimits, type HelpArticle, type ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { networkOf } from '#base/network.ts';
import { countUse, refuseFor, type RateLimit } from '#limits/rate-counter.ts';
import { inLanguage } from '#base/texts.ts';
import { contactKey } from './contact-key.rules.ts';
import { feedbackLimit, representativeLimit } from './help.limits.ts';
import { findRepresentative, insertFeedback, listArticles } from './help.repo.ts';
import type { Call } from '#http/route.ts';

interface Caller {
  readonly db: GatewayDatabase;
  readonly merchant: Merchant;
  readonly ip: string;
  readonly now: Date;
}

export async function readHelp(db: GatewayDatabase, merchantId: number, language: string): Promise<HelpArticle[]> {
  const rows = await listArticles(db, merchantId);
  return rows.map(({ id, topic, titles, contents, version, valid_from }) => ({
    id,
    group: topic,
    title: inLanguage(titles, language),
    content: inLanguage(contents, language),
    version,
    validFrom: valid_from,
  }));
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @throws AppError INVALID_REQUEST for an empty text or more than 140 characters, RATE_LIMITED */
export async function keepFeedback(caller: Call<'feedback'>): Promise<ValueOf<'feedback'>> {
  const { content, contact } = caller.body;
  const text = content.trim();
  const length = [...clusters.segment(text)].length;
  if (length < feedbackLimits.shortest || length > feedbackLimits.longest) {
    throw new AppError('INVALID_REQUEST', { fields: { '/content': 'length' } });
  }
  const { db, merchant, now } = caller;
  await count(caller, feedbackLimit);
  const id = await insertFeedback(db, { merchant_id: merchant.id, content: text, contact: contact?.trim() || null, sent_at: now });
  return { reference: `F-${id}` };
}

/** @throws AppError RATE_LIMITED */
export async function verifyRepresentative(caller: Call<'representative'>): Promise<ValueOf<'representative'>> {
  await count(caller, representativeLimit);
  const found = await findRepresentative(caller.db, caller.merchant.id, contactKey(caller.query.contact));
  return { isOfficial: found !== null, channel: found?.channel ?? null, name: found?.name ?? null };
}

async function count({ db, merchant, ip, now }: Caller, limit: RateLimit): Promise<void> {
  refuseFor(await countUse(db, { limit, merchantId: merchant.id, subject: networkOf(ip) }, now));
}
