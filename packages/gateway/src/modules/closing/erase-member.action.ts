import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberKey } from '#base/member-key.ts';
import { takeDue } from './closing.repo.ts';
import { eraseRows } from './erase-member.repo.ts';

/** Erases a closed member's data that need not be kept, once. */
export async function eraseMember({ files, schemaParts }: Platform, trx: Transaction<Database>, key: MemberKey, now: Date): Promise<void> {
  if (!(await takeDue(trx, key, now))) return;
  const { merchantId } = key;
  const erased = await eraseRows(trx, schemaParts, key);
  for (const file of erased.files) await files.delete(trx, merchantId, file);
  const by = { actor: 'gateway', requestId: null } as const;
  await recordAct(trx, { by, act: 'member.erase', merchantId, subject: erased.username, details: {} });
}
