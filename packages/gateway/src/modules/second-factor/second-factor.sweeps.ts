import type { Sweep } from '#jobs/job.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { listFactorsUnderOthers, resealFactor } from './second-factor.repo.ts';
import { secretPlace } from './spend-factor.action.ts';

const atOnce = 500;

/** Reseals secrets under the current key, so that a former one can be removed from the settings one day. */
export const secondFactorSweeps: readonly Sweep[] = [
  {
    name: 'second-factor-keys',
    every: 10 * 60_000,
    forMerchant: ({ platform, merchant }) => resealFactors(platform, merchant),
  },
];

async function resealFactors({ tenants, memberSecrets }: Platform, { id: merchantId }: Merchant): Promise<void> {
  const db = tenants.of(merchantId);
  for (const { memberId, secret } of await listFactorsUnderOthers(db, merchantId, memberSecrets.currentKey, atOnce)) {
    const owner = { merchantId, memberId };
    const place = secretPlace(owner);
    await resealFactor(db, owner, secret, await memberSecrets.seal(place, await memberSecrets.open(place, secret)));
  }
}
