import type pg from 'pg';
import { moveMember } from '@livery/gateway/agents/move';
import type { Tenants } from '@livery/gateway/tenants';
import type { Row } from '../row.ts';
import type { SeededTree } from './seed-tree.ts';
import { compareSpins, openSpins } from './spins.ts';

/** The fourth agent, who has a quarter of the first tree below it. */
const mover = 4;

/** Moves a branch while its members bet. */
export async function compareMoves(tenants: Tenants, client: pg.Client, tree: SeededTree): Promise<Row[]> {
  const { merchantId } = tree;
  const [branch, home, away] = [`tree${mover}`, 'tree2', `tree${tree.second}`];
  let moved = 0;
  const move = async (under: string): Promise<number> => {
    const began = performance.now();
    const by = { actor: 'job:bench', requestId: null } as const;
    const { refusal, members } = await tenants.transaction(merchantId, (trx) =>
      moveMember(trx, { modules: [] }, { merchantId, account: branch, under }, { by, now: new Date(), reason: 'bench' }),
    );
    if (refusal !== null) throw new Error(`The move was refused: ${refusal}`);
    moved = members;
    return performance.now() - began;
  };
  const spin = await openSpins(tenants, client, tree, mover);
  const during = async (work: Promise<unknown>): Promise<number> => {
    let isOver = false;
    let longest = 0;
    void work.finally(() => (isOver = true));
    while (!isOver) longest = Math.max(longest, await spin());
    return longest;
  };
  for (let warm = 0; warm < 500; warm += 1) await spin();
  const alone = Math.min(await move(away), await move(home));
  const began = performance.now();
  await client.query(
    'UPDATE member SET nickname = nickname WHERE id IN (SELECT id FROM member WHERE merchant_id = $1 ORDER BY id LIMIT $2)',
    [merchantId, moved],
  );
  const byHand = performance.now() - began;
  const there = move(away);
  const longest = await during(there);
  await there;
  await move(home);
  return [
    { name: `moving a branch of ${moved}`, value: alone / 1000, unit: 's', budget: 2 },
    { name: '  beside an update of as many members by hand', value: alone / byHand, unit: '×' },
    { name: 'longest spin of the branch while it moves', value: longest, unit: 'ms', budget: 250 },
    ...(await compareSpins(spin, client)),
  ];
}
