import { plainRules, type Terms, type Tier } from '@livery/contract/commission-terms';
import type pg from 'pg';
import type { SeededTree } from './seed-tree.ts';

export interface ContractSpan {
  readonly from: Date;
  readonly before: Date;
}

const tier = (rate: number, periodicMinimumBet = 0, minimumActiveMembers = 0): Tier => ({
  periodicMinimumBet,
  profitLoss: 0,
  minimumActiveMembers,
  rate,
  lostRate: null,
});

/** Terms of agents at a depth below a root. Higher agents get more, and the house pays the roots. */
function termsAt(kind: Terms['kind'], depth: number): Terms {
  const rules = { ...plainRules, payer: depth === 0 ? ('house' as const) : ('upline' as const), carry: 'one' as const };
  const part = (rate: number): number => Math.round(rate * 0.9 ** depth);
  if (kind === 'realTime') return { kind, singleBet: 100, profitRate: part(1_000), lossRate: part(3_000), rules };
  if (kind === 'dividend') {
    const tiers = [tier(part(100_000)), tier(part(200_000), 1_000_000, 3), tier(part(300_000), 10_000_000, 10)];
    return { kind, period: 'monthly', minimumBet: 1_000, tiers, rules: { ...rules, quarantine: { member: 50_000, team: 100_000 } } };
  }
  return { kind: kind === 'hourly' ? kind : 'daily', minimumBet: 1_000, tiers: [tier(part(3_000)), tier(part(5_000), 100_000, 3)], rules };
}

/** Gives the first `agents` agents of a tree contracts of a kind. They have ended, so that the tree may change. */
export async function addContracts(
  client: pg.Client,
  { merchantId, base }: SeededTree,
  { kind, agents, from, before }: ContractSpan & { readonly kind: Terms['kind']; readonly agents: number },
): Promise<void> {
  const terms = Array.from({ length: 20 }, (_, depth) => JSON.stringify(termsAt(kind, depth)));
  await client.query(
    `WITH made AS (
      INSERT INTO agreement (merchant_id, kind, member_id, upline_id, state, created_at, ends_at)
      SELECT $1, $2, id, parent_id, 'terminated', $3, $4 FROM member WHERE merchant_id = $1 AND id > $5 AND id <= $5 + $6 ORDER BY id
      RETURNING id, member_id
    ) INSERT INTO agreement_version (merchant_id, agreement_id, number, terms, hash, starts_at, ends_at, accepted_at)
      SELECT $1, made.id, 1, ($7::jsonb[])[least(depth, 19) + 1], lpad(to_hex(made.id), 64, '0'), $3, $4, $3
      FROM made JOIN member ON member.id = member_id CROSS JOIN LATERAL (
        SELECT count(*)::integer AS depth FROM lineage_ancestor WHERE lineage_ancestor.lineage_id = member.lineage_id
      ) AS place`,
    [merchantId, kind, from, before, base, agents, terms],
  );
  await client.query('ANALYZE agreement, agreement_version');
}

/** Removes all contracts of a merchant and their results, but no postings. */
export async function removeContracts(client: pg.Client, { merchantId }: SeededTree): Promise<void> {
  await client.query('SET session_replication_role = replica');
  const tables = ['commission_event', 'commission_line', 'commission_window', 'commission_policy', 'commission_so_far'];
  const agreed = ['agreement_event', 'agreement_proposal', 'agreement_version', 'agreement'];
  for (const table of [...tables, ...agreed]) await client.query(`DELETE FROM ${table} WHERE merchant_id = $1`, [merchantId]);
  await client.query('SET session_replication_role = DEFAULT');
}
