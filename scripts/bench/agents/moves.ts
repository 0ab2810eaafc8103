import type pg from 'pg';
import { moveMember } from '@livery/gateway/agents/move';
import type { Tenants } from '@livery/gateway/tenants';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import type { SeededTree } from './seed-tree.ts';

/** Branches that move, and bets of their members meanwhile. */
export async function compareMoves(tenants: Tenants, client: pg.Client, tree: SeededTree): Promise<Row[]> {
  const { merchantId, base } = tree;
  // The fourth agent has a quarter of the first tree below it.
  const [branch, home, away] = ['tree4', 'tree2', `tree${tree.second}`];
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
  const players = await client.query<{ id: string }>(
    `SELECT member.id FROM member JOIN lineage_ancestor USING (lineage_id) WHERE ancestor_id = $1 AND type = 0 ORDER BY member.id LIMIT 500`,
    [base + 4],
  );
  let serial = 0;
  /** As bets are written beside their postings. */
  const bet = async (): Promise<number> => {
    const began = performance.now();
    serial += 1;
    const id = Number(players.rows[serial % players.rows.length]?.id);
    await client.query(
      `INSERT INTO bet (member_id, id, merchant_id, node_id, key, stake, valid_stake, payout, opened_at, settled_at, settle_txn, unit)
       VALUES ($1, nextval('txn_id'), $2, 27002, gen_random_uuid(), 100, 100, 0, now(), now(), 1, 'BRL')`,
      [id, merchantId],
    );
    return performance.now() - began;
  };
  const during = async (work: Promise<unknown>): Promise<number> => {
    let isOver = false;
    let longest = 0;
    void work.finally(() => (isOver = true));
    while (!isOver) longest = Math.max(longest, await bet());
    return longest;
  };
  for (let warm = 0; warm < 500; warm += 1) await bet();
  const alone = await move(away);
  const back = await move(home);
  const byHand = await median(
    () =>
      client.query(
        'UPDATE member SET nickname = nickname WHERE id IN (SELECT id FROM member WHERE merchant_id = $1 ORDER BY id LIMIT $2)',
        [merchantId, moved],
      ),
    1,
  );
  const there = move(away);
  const longest = await during(there);
  await there;
  await move(home);
  const counted = await median(bet, 1_000);
  // The same rounds without the rollup: what it costs.
  await client.query('ALTER TABLE bet DISABLE TRIGGER bet_counted');
  const uncounted = await median(bet, 1_000).finally(() => client.query('ALTER TABLE bet ENABLE TRIGGER bet_counted'));
  return [
    { name: `moving a branch of ${moved}`, value: Math.max(alone, back) / 1000, unit: 's', budget: 2 },
    { name: 'beside an update of as many members by hand', value: Math.max(alone, back) / byHand, unit: '×' },
    { name: 'longest bet of the branch while it moves', value: longest, unit: 'ms', budget: 250 },
    { name: 'a bet’s row with its rollup', value: counted, unit: 'ms' },
    { name: 'beside one without', value: counted / uncounted, unit: '×' },
  ];
}
