import { createHash } from 'node:crypto';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUse, countUses, defineLimit, findWait, refuseFor, type RateLimit, type Use } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Per network, right or wrong. Enough for a mobile carrier's many members, but too few to list taken names. */
export const registerNetworkLimit = defineLimit({ scope: 'register-network', uses: 60, window: 10 * minute });

/** Per browser. A person whose names are taken needs a dozen tries at most. */
export const registerDeviceLimit = defineLimit({ scope: 'register-device', uses: 15, window: 10 * minute });

/** Lookups of affiliate codes per network, so that nobody finds codes by guessing. */
export const affiliateLimit = defineLimit({ scope: 'affiliate-network', uses: 30, window: 10 * minute });

/**
 * Lookups of inviters' names per network. Every visitor by an invitation makes one. It is counted apart from affiliate
 * codes, so that a busy network can still register.
 */
export const inviterLimit = defineLimit({ scope: 'inviter-network', uses: 60, window: 10 * minute });

export const registrationLimits: readonly RateLimit[] = [registerNetworkLimit, registerDeviceLimit, affiliateLimit, inviterLimit];

type Caller = Pick<RequestContext, 'db' | 'merchant' | 'ip' | 'now'>;

/**
 * A network over its limit causes no write at all, not even for its payload's nonce.
 *
 * @throws AppError RATE_LIMITED
 */
export async function refuseBusyNetwork({ db, merchant, ip, now }: Caller): Promise<void> {
  refuseFor(await findWait(db, [{ limit: registerNetworkLimit, merchantId: merchant.id, subject: networkOf(ip) }], now));
}

/** @throws AppError RATE_LIMITED */
export async function countRegistration(call: RequestContext): Promise<void> {
  const { db, now, transaction } = call;
  const uses = usesOf(call);
  refuseFor(await findWait(db, uses, now));
  refuseFor(await transaction((trx) => countUses(trx, uses, now)));
}

/** @throws AppError RATE_LIMITED */
export async function countAffiliateLook({ db, merchant, ip, now }: Caller): Promise<void> {
  refuseFor(await countUse(db, { limit: affiliateLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
}

/** @throws AppError RATE_LIMITED */
export async function countInviterLook({ db, merchant, ip, now }: Caller): Promise<void> {
  refuseFor(await countUse(db, { limit: inviterLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
}

function usesOf({ merchant, ip, userAgent }: RequestContext): Use[] {
  const network = networkOf(ip);
  const browser = createHash('sha256').update(userAgent).digest('base64url').slice(0, 16);
  return [
    { limit: registerNetworkLimit, merchantId: merchant.id, subject: network },
    { limit: registerDeviceLimit, merchantId: merchant.id, subject: `${network} ${browser}` },
  ];
}
