import type { GatewayDatabase } from '#database/schema.ts';
import { countUse, defineLimit, refuseFor } from './rate-counter.ts';
import type { MemberKey } from '#base/member-key.ts';

/** The most files per member, because each may read a million rows. */
const fileLimit = defineLimit({ scope: 'record-file', uses: 20, window: 10 * 60_000 });

/** @throws AppError RATE_LIMITED */
export async function countFile(db: GatewayDatabase, { merchantId, memberId }: MemberKey, now: Date): Promise<void> {
  refuseFor(await countUse(db, { limit: fileLimit, merchantId, subject: String(memberId) }, now));
}
