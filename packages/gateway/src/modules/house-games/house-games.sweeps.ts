import type { Sweep } from '#jobs/job.ts';
import { liveTableSweeps } from './live-table/live-table.sweeps.ts';
import { minesSweep } from './mines/mines.sweeps.ts';
import { deleteDemos } from './sitting.repo.ts';

/** Ends demo sittings after a day. */
const memory = 24 * 3_600_000;

export const houseGamesSweeps: readonly Sweep[] = [
  minesSweep,
  ...liveTableSweeps,
  {
    name: 'demo-sittings',
    every: 10 * 60_000,
    forMerchant: ({ platform, merchant, now }) => deleteDemos(platform.tenants.of(merchant.id), new Date(now.getTime() - memory)),
  },
];
