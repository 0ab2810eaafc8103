import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUse, defineLimit, refuseFor } from '#limits/rate-counter.ts';

/** Challenges per network. Each login dialog requests one before the account is known, and each is a row. */
export const passkeyRequestLimit = defineLimit({ scope: 'passkey-request', uses: 120, window: 10 * 60_000 });

/** @throws AppError RATE_LIMITED */
export async function countPasskeyRequest({ db, merchant, ip, now }: RequestContext): Promise<void> {
  const use = { limit: passkeyRequestLimit, merchantId: merchant.id, subject: networkOf(ip) };
  const retryAfter = await countUse(db, use, now);
  refuseFor(retryAfter);
}
