import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { sendMailing } from './mailing.job.ts';
import { insertMailing, listMailings } from './mailing.repo.ts';
import { sendLetter } from './send-letter.action.ts';
import { findMember } from '../member/member.repo.ts';

/** The latest letters to everybody. */
export async function readMailings({ db, merchant }: DeskCall<'mailings'>): Promise<ControlValueOf<'mailings'>> {
  const rows = await listMailings(db, merchant.id);
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

/** @throws AppError NOT_FOUND if the merchant has no such account */
export async function writeLetter(
  { merchant, body: { account, topic, title, body, link }, now, by, transaction }: DeskCall<'writeLetter'>,
  { jobs }: Pick<Platform, 'jobs'>,
): Promise<void> {
  const merchantId = merchant.id;
  await transaction(async (trx) => {
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
