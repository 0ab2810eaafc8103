import type { LetterOrder, Mailing } from '@livery/contract/control/letters';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { sendMailing } from './mailing.ts';
import { insertMailing, listMailings } from './mailing.repo.ts';
import { sendLetter } from './send-letter.ts';
import { findMember } from '../member/member.repo.ts';

/** The latest letters to everybody. */
export async function readMailings({ tenants }: Platform, merchant: Merchant): Promise<{ items: Mailing[] }> {
  const rows = await listMailings(tenants.of(merchant.id), merchant.id);
  return {
    items: rows.map(({ id, titles, ordered_at, reached, done_at }) => ({
      id,
      title: titles.en,
      orderedAt: ordered_at.toISOString(),
      reached,
      isDone: done_at !== null,
    })),
  };
}

/** @throws AppError NOT_FOUND for an account that the merchant has not */
export async function writeLetter(
  { tenants, jobs }: Platform,
  merchant: Merchant,
  { account, topic, title, body, link }: LetterOrder,
  now: Date,
  by: ActingBy,
): Promise<void> {
  const merchantId = merchant.id;
  await tenants.transaction(merchantId, async (trx) => {
    if (account !== undefined) {
      const member = await findMember(trx, merchantId, account);
      if (member === null) throw new AppError('NOT_FOUND');
      const letter = { topic, text: { title, body }, ...(link === undefined ? {} : { link }), at: now };
      await sendLetter(trx, { merchantId, memberId: member.id, ...letter });
      await recordAct(trx, { by, act: 'letter.send', merchantId, subject: account, details: { title: title.en } });
      return;
    }
    const mailingId = await insertMailing(trx, {
      merchant_id: merchantId,
      topic,
      titles: JSON.stringify(title),
      bodies: JSON.stringify(body),
      link: link ?? null,
      ordered_at: now,
    });
    await jobs.enqueue(trx, sendMailing, { mailingId }, { merchantId });
    await recordAct(trx, { by, act: 'letter.sendAll', merchantId, subject: merchant.code, details: { mailingId, title: title.en } });
  });
}
