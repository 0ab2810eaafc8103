import type { Sweep } from '#jobs/job.ts';
import { liveTableSweeps } from './live-table/live-table.sweeps.ts';
import { minesSweep } from './mines/mines.sweeps.ts';
import { deleteDemos, deleteTickets } from './left-over-play.repo.ts';

/** A demo that is a day old has long been over; a ticket is kept as long for the page that is asked for again. */
const memory = 24 * 3_600_000;

export const gamesSweeps: readonly Sweep[] = [
  minesSweep,
  ...liveTableSweeps,
  {
    name: 'demos-and-tickets',
    every: 10 * 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      const before = new Date(now.getTime() - memory);
      await deleteDemos(platform.tenants.of(merchant.id), before);
      await deleteTickets(platform.tenants.of(merchant.id), before);
    },
  },
];
