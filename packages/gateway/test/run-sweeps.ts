import type { Sweep } from '../src/jobs/job.ts';
import type { Platform } from '../src/server/platform.ts';

/** Runs sweeps as a worker would at that instant. */
export async function runSweeps(platform: Platform, sweeps: readonly Sweep[], now: Date): Promise<void> {
  for (const sweep of sweeps) await sweep.run({ platform, merchants: platform.merchants.all(), now });
}
