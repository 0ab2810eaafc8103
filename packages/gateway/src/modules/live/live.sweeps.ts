import type { Sweep } from '#jobs/job.ts';
import { eventsKept } from './event-cursor.rules.ts';
import { deleteEndedPresence, deleteEventsBefore } from './live.repo.ts';

export const liveSweeps: readonly Sweep[] = [
  {
    name: 'member-events',
    every: 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      const db = platform.tenants.of(merchant.id);
      // A transaction may take a while between the time it records and its end.
      await deleteEventsBefore(db, new Date(now.getTime() - 2 * eventsKept));
      await deleteEndedPresence(db);
    },
  },
];
