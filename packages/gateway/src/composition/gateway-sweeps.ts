import { deleteFinishedJobs } from '#jobs/queue.repo.ts';
import type { Sweep } from '#jobs/job.ts';
import { foldHouseBalances } from '#ledger/house-balances.ts';
import { makeLedgerPartitions } from '#ledger/partitions.ts';
import { sweepCounts } from '#limits/rate-counter.ts';
import { forgetNonces } from '#sealed/sealed-payload.ts';

const minute = 60_000;

/** Background work of the server and the ledger. */
export const serverSweeps: readonly Sweep[] = [
  {
    name: 'nonces-and-counts',
    every: 10 * minute,
    forMerchant: async ({ platform, merchant, now }) => {
      await forgetNonces(platform.tenants.of(merchant.id), now);
      await sweepCounts(platform.tenants.of(merchant.id), now);
    },
  },
  { name: 'payload-keys', every: 10 * minute, run: ({ platform, now }) => platform.cipher.rotateKeys(now) },
  { name: 'finished-jobs', every: 10 * minute, run: ({ platform }) => deleteFinishedJobs(platform.db) },
  { name: 'house-balances', every: 10 * minute, run: ({ platform, now }) => foldHouseBalances(platform.db, now) },
  { name: 'ledger-partitions', every: 24 * 60 * minute, run: ({ platform, now }) => makeLedgerPartitions(platform.db, now) },
];
