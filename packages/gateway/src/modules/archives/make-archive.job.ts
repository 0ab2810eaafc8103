import type { Transaction } from 'kysely';
import Type from 'typebox';
import type { Database } from '#database/schema.ts';
import { defineJob } from '#jobs/job.ts';
import type { Platform } from '#base/platform.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { tellMember } from '#push/tell-member.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import { changeArchive, lockArchive } from './archives.repo.ts';
import { failedLetter, readyLetter } from './archives.texts.ts';
import { writeParts } from './write-parts.action.ts';
import type { MemberKey } from '#base/member-key.ts';

/**
 * Collects all data about a member into ZIP files, in one snapshot so that balances and movements agree, and then
 * notifies the member. An order that was cancelled in the meantime is skipped.
 */
export const makeArchive = defineJob({
  name: 'archive.make',
  payload: Type.Object({ memberId: Type.Integer(), archiveId: Type.String() }),
  retry: { limit: 3, delay: 10 },
  concurrency: 1,
  run: async ({ payload: { memberId, archiveId }, merchant, platform, now }) => {
    if (merchant === null) return;
    const order = { merchant, memberId, archiveId, now };
    try {
      await gather(platform, order);
    } catch (error) {
      // The member is notified and may ask again, although the job's own retries may still succeed.
      await platform.tenants.transaction(merchant.id, (trx) => fail(trx, order));
      throw error;
    }
  },
});

interface Order {
  readonly merchant: Merchant;
  readonly memberId: number;
  readonly archiveId: string;
  readonly now: Date;
}

async function gather(platform: Platform, { merchant, memberId, archiveId, now }: Order): Promise<void> {
  const { tenants, files } = platform;
  const key = { merchantId: merchant.id, memberId };
  const gatherAll = async (trx: Transaction<Database>): Promise<void> => {
    const row = await lockArchive(trx, key);
    if (row === null || row.id !== archiveId || row.made_at !== null) return;
    const parts = await writeParts(trx, platform, { key, language: row.language, now });
    const names: string[] = [];
    for (const content of parts)
      names.push(await files.put(trx, { merchantId: merchant.id, contentType: 'application/zip', content }, now));
    await changeArchive(trx, merchant.id, archiveId, {
      made_at: now,
      failed_at: null,
      files: names,
      sizes: parts.map(({ length }) => length),
    });
    await tell(trx, key, readyLetter, now);
  };
  await tenants.transaction(merchant.id, gatherAll, 'repeatable read');
}

async function fail(trx: Transaction<Database>, { merchant, memberId, archiveId, now }: Order): Promise<void> {
  const key = { merchantId: merchant.id, memberId };
  const row = await lockArchive(trx, key);
  if (row === null || row.id !== archiveId || row.made_at !== null || row.failed_at !== null) return;
  await changeArchive(trx, merchant.id, archiveId, { failed_at: now });
  await tell(trx, key, failedLetter, now);
}

async function tell(trx: Transaction<Database>, key: MemberKey, text: typeof readyLetter, at: Date): Promise<void> {
  await sendLetter(trx, { ...key, topic: 'account', text, link: '/member/securityCenter', at });
  await tellMember(trx, { ...key, topic: 'profile', at });
}
