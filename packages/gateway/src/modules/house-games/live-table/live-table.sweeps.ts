import type { Sweep } from '#jobs/job.ts';
import { deletePast, listLeftTables } from './live-round.repo.ts';
import { takeStep } from './play-round.service.ts';
import { settleRounds } from './settle-round.service.ts';
import { tableGames } from './table-games.rules.ts';

/** How long a gateway may take for a step that is due, in milliseconds. */
const stepTime = 10_000;
const memory = 24 * 3_600_000;

export const liveTableSweeps: readonly Sweep[] = [
  {
    // A gateway was killed with a table that no other gateway kept.
    name: 'tables-left',
    every: 10_000,
    forMerchant: async ({ platform, merchant: { id: merchantId }, now }) => {
      const left = await listLeftTables(platform.tenants.of(merchantId), new Date(now.getTime() - stepTime));
      for (const { node_id: nodeId, model } of left) {
        const game = tableGames[model];
        const place = { merchantId, nodeId };
        await takeStep(platform, place, game, now);
        await settleRounds(platform, place, game, now);
      }
    },
  },
  {
    name: 'table-rounds-past',
    every: 3_600_000,
    forMerchant: ({ platform, merchant: { id }, now }) => deletePast(platform.tenants.of(id), id, new Date(now.getTime() - memory)),
  },
];
