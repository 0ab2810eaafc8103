import { freshenTeams, rebuildTeams } from '@livery/gateway/agents/fold';
import type { Tenants } from '@livery/gateway/tenants';
import { quickest } from '../quickest.ts';
import type { Row } from '../row.ts';
import { compareMoves } from './moves.ts';
import { openTree } from './open-tree.ts';
import type { SeededTree } from './seed-tree.ts';
import { measurePages } from './team-pages.ts';

/** Reports of a large team, moves in it, and bets beside them. */
export async function benchAgents(bets: number): Promise<Row[]> {
  await using open = new AsyncDisposableStack();
  const { tenants, client, many, few, seconds, to, enter } = await openTree(open, bets);
  const from = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10);
  console.log(`  ${many.members} members, ${many.bets} bets, ${from} to ${to}`);
  return [
    { name: 'seed', value: seconds, unit: 's', budget: 120 },
    ...(await measurePages(await enter(1), client, { from, to })),
    ...(await measureFolds(tenants, many, few)),
    ...(await compareMoves(tenants, client, many)),
  ];
}

async function measureFolds(tenants: Tenants, many: SeededTree, few: SeededTree): Promise<Row[]> {
  return [
    {
      name: 'fold of the last hours',
      value: await quickest(() => freshenTeams({ tenants }, many.merchantId, new Date(), 0), 15),
      unit: 'ms',
      budget: 500,
    },
    {
      name: 'everything of 10³ members and 10⁴ bets summed again',
      value: await quickest(() => rebuildTeams({ tenants }, few.merchantId, new Date()), 3),
      unit: 'ms',
    },
  ];
}
