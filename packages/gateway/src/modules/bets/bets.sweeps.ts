import type { Sweep } from '#jobs/job.ts';
import { makePartitions } from '#ledger/partitions.ts';

export const betSweeps: readonly Sweep[] = [
  { name: 'bet-partitions', every: 24 * 60 * 60_000, run: ({ platform, now }) => makePartitions(platform.db, 'make_bet_partition', now) },
];
