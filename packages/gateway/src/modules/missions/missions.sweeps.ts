import type { Sweep } from '#jobs/job.ts';
import { readCalendar } from '../bets/rollup.repo.ts';
import { refreshStandings } from './missions.repo.ts';

export const missionSweeps: readonly Sweep[] = [
  {
    name: 'mission-standings',
    every: 60_000,
    forMerchant: async ({ platform, merchant: { id, timeZone }, now }) => {
      const db = platform.tenants.of(id);
      const { week } = await readCalendar(db, timeZone, now);
      await refreshStandings(db, id, week, now);
    },
  },
];
