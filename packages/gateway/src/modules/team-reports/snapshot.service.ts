import type { Platform } from '#base/platform.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { RequestContext } from '#http/context.ts';
import type { Member } from '#identity/member.ts';
import { findFoldedUntil } from '../agents/fold.repo.ts';
import { freshenTeams } from '../agents/fold-teams.action.ts';
import type { Reader } from './team-reports.service.ts';

export type AgentsCall = RequestContext & { readonly member: Member };

export function readerOf(
  { postings }: Pick<Platform, 'postings'>,
  { member, merchant, language, now }: AgentsCall,
  db: GatewayDatabase,
): Reader {
  return { db, member, merchant, language, now, postings };
}

/** Reads everything from one snapshot. */
export async function inSnapshot<Value>(
  platform: Pick<Platform, 'tenants' | 'postings'>,
  call: AgentsCall,
  read: (reader: Reader) => Promise<Value>,
): Promise<Value> {
  return platform.tenants.transaction(call.merchant.id, (db) => read(readerOf(platform, call, db)), 'repeatable read');
}

/**
 * The same for team figures, which are refreshed first if they are older than a second. They are complete up to
 * `until`.
 */
export async function withFigures<Value>(
  platform: Platform,
  call: AgentsCall,
  read: (reader: Reader, until: Date) => Promise<Value>,
): Promise<Value> {
  const { merchant, now } = call;
  await freshenTeams(platform, merchant.id, now);
  return inSnapshot(platform, call, async (reader) => read(reader, (await findFoldedUntil(reader.db, merchant.id)) ?? now));
}
