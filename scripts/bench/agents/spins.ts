import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Bets } from '@livery/gateway/bets';
import type { Tenants } from '@livery/gateway/tenants';
import type { Row } from '../row.ts';
import type { SeededTree } from './seed-tree.ts';

/** Plays one round and returns how many milliseconds it took. */
export type Spin = () => Promise<number>;

/**
 * Rounds of members below an agent, one after the other. They are posted and written like those of a game, and won back
 * at once.
 */
export async function openSpins(
  tenants: Tenants,
  client: pg.Client,
  { merchantId, base, currency }: SeededTree,
  agent: number,
): Promise<Spin> {
  const { rows: players } = await client.query<{ id: string; cash: string }>(
    `SELECT member.id, account.id AS cash FROM member JOIN lineage_ancestor USING (lineage_id) JOIN account ON account.member_id = member.id AND kind = 'CASH'
     WHERE ancestor_id = $1 AND type = 0 ORDER BY member.id LIMIT 500`,
    [base + agent],
  );
  const bets = new Bets([]);
  let serial = 0;
  return async () => {
    const began = performance.now();
    const player = players[serial % players.length];
    serial += 1;
    const now = new Date();
    const round = {
      key: randomUUID(),
      merchantId,
      memberId: Number(player?.id),
      nodeId: 27_002,
      unit: currency,
      stake: 100,
      course: null,
      cashId: Number(player?.cash),
      now,
    };
    await tenants.transaction(merchantId, (trx) => bets.play(trx, round, 100));
    return performance.now() - began;
  };
}

const turns = 8;
const spinsEach = 150;

/** The same rounds with and without the trigger that counts them, in turns. */
export async function compareSpins(spin: Spin, client: pg.Client): Promise<Row[]> {
  const times = { with: [] as number[], without: [] as number[] };
  const play = async (into: number[]) => {
    for (let round = 0; round < spinsEach; round += 1) into.push(await spin());
  };
  await play([]);
  for (let turn = 0; turn < turns; turn += 1) {
    await play(times.with);
    await client.query('ALTER TABLE bet DISABLE TRIGGER bet_counted');
    await play(times.without).finally(() => client.query('ALTER TABLE bet ENABLE TRIGGER bet_counted'));
  }
  const middle = (of: number[]): number => of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
  return [
    { name: 'a spin with its rollup', value: middle(times.with), unit: 'ms' },
    { name: '  beside one without', value: middle(times.with) / middle(times.without), unit: '×', budget: 1.15 },
  ];
}
