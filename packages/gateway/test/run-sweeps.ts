import type { Sweep } from '../src/jobs/job.ts';
import type { Platform } from '../src/base/platform.ts';

/** Runs sweeps as a worker would at that instant. */
export async function runSweeps(platform: Platform, sweeps: readonly Sweep[], now: Date): Promise<void> {
  for (const sweep of sweeps) {
    if ('run' in sweep) await sweep.run({ platform, now });
    else for (const merchant of platform.merchants.all()) await sweep.forMerchant({ platform, merchant, now });
  }
}
