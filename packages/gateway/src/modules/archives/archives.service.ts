import type { Archive } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { FileAnswer } from '#http/file-answer.ts';
import type { Platform } from '#base/platform.ts';
import { refuseFor } from '#limits/rate-counter.ts';
import type { MemberCall } from '#http/route.ts';
import { keyOf } from '#base/member-key.ts';
import { lockMember } from '../profile/profile.repo.ts';
import { tellOfProtection } from '../second-factor/protection-mail.action.ts';
import { askForArchive, findArchive, lockArchive, type ArchiveRow } from './archives.repo.ts';
import { makeArchive } from './make-archive.job.ts';

const day = 24 * 3_600_000;
/** Milliseconds between two archives of a member, because each reads everything the member ever did. */
const wait = day;
/** How long the files of an archive are available, in milliseconds. */
export const archiveLife = 7 * day;

export async function readArchive(call: MemberCall<'archive'>): Promise<Archive> {
  return presentArchive(await findArchive(call.db, keyOf(call)), call.now);
}

/**
 * Orders an archive, which a job creates. It replaces the previous one.
 *
 * @throws AppError RATE_LIMITED for a second one within a day, unless the first one failed
 */
export async function requestArchive(call: MemberCall<'requestArchive'>, { files, jobs, messages }: Platform): Promise<Archive> {
  const { merchant, language, now, transaction } = call;
  const key = keyOf(call);
  return transaction(async (trx) => {
    await lockMember(trx, key);
    const before = await lockArchive(trx, key);
    refuseFor(Math.ceil((nextOf(before).getTime() - now.getTime()) / 1000));
    for (const file of before?.files ?? []) await files.delete(trx, merchant.id, file);
    const archiveId = await askForArchive(trx, key, { language, now });
    await jobs.enqueue(trx, makeArchive, { memberId: key.memberId, archiveId }, { merchantId: merchant.id });
    await tellOfProtection(trx, messages, call, 'archiveAsked');
    return presentArchive(await findArchive(trx, key), now);
  });
}

/** @throws AppError NOT_FOUND for a part that does not exist, or no longer */
export async function readArchiveFile(call: MemberCall<'archiveFile'>, { files }: Platform): Promise<FileAnswer> {
  const { db, merchant, query, now } = call;
  const row = await findArchive(db, keyOf(call));
  const name = row !== null && presentArchive(row, now).state === 'ready' ? row.files[query.part - 1] : undefined;
  const file = name === undefined ? null : await files.get(db, merchant.id, name);
  if (row === null || file === null) throw new AppError('NOT_FOUND');
  const part = row.files.length === 1 ? '' : `-${query.part}`;
  const asked = new Intl.DateTimeFormat('en-CA', { timeZone: merchant.timeZone }).format(row.asked_at);
  return new FileAnswer({ name: `my-data-${asked}${part}.zip`, type: file.contentType, content: [file.content] });
}

const never = new Date(0);

function nextOf(row: ArchiveRow | null): Date {
  return row === null || row.failed_at !== null ? never : new Date(row.asked_at.getTime() + wait);
}

function presentArchive(row: ArchiveRow | null, now: Date): Archive {
  const next = nextOf(row);
  const nextAt = next > now ? next.toISOString() : null;
  if (row === null) return { state: 'none', askedAt: null, until: null, nextAt, files: [] };
  const askedAt = row.asked_at.toISOString();
  if (row.failed_at !== null) return { state: 'failed', askedAt, until: null, nextAt, files: [] };
  if (row.made_at === null) return { state: 'preparing', askedAt, until: null, nextAt, files: [] };
  const until = new Date(row.made_at.getTime() + archiveLife);
  if (until <= now || row.files.length === 0) return { state: 'none', askedAt, until: null, nextAt, files: [] };
  return { state: 'ready', askedAt, until: until.toISOString(), nextAt, files: row.sizes };
}
