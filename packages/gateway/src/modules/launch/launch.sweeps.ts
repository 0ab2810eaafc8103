import type { Sweep } from '#jobs/job.ts';
import { deleteTickets } from './launch.repo.ts';

/** How long a ticket is kept, for reloads of its page. */
const memory = 24 * 3_600_000;

export const launchSweeps: readonly Sweep[] = [
  {
    name: 'launch-tickets',
    every: 10 * 60_000,
    forMerchant: ({ platform, merchant, now }) => deleteTickets(platform.tenants.of(merchant.id), new Date(now.getTime() - memory)),
  },
];
