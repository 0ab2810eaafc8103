import http from 'node:http';
import type pg from 'pg';
import { routes } from '@livery/contract/routes';
import { quickest } from '../quickest.ts';
import type { Row } from '../row.ts';
import type { SeededTree } from './seed-tree.ts';

export interface Door {
  readonly port: number;
  readonly host: string;
  readonly tree: SeededTree;
  /** Of the tree's first root. */
  readonly token: string;
}

export type Days = { readonly from: string; readonly to: string };

interface Page {
  readonly name: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly budget: number;
  /**
   * The same as a single statement: `$1` merchant, `$2` root, `$3` and `$4` the first day and the day after the last.
   */
  readonly byHand: string;
}

const below = `SELECT lineage_id FROM lineage_ancestor WHERE merchant_id = $1 AND ancestor_id = $2`;
const inHours = `merchant_id = $1 AND hour >= $3::date AND hour < $4::date`;
const perMember = (sums: string, from: string): string =>
  `WITH line AS MATERIALIZED (SELECT member_id, ${sums} FROM ${from} GROUP BY member_id)
   SELECT username, top.*, (SELECT sum(one) FROM line) FROM (SELECT * FROM line ORDER BY one DESC LIMIT 50) AS top JOIN member ON member.id = member_id`;
const play = perMember(
  'sum(rounds), sum(stake)::bigint AS one, sum(valid_stake)::bigint, sum(payout)::bigint',
  `member_hour WHERE ${inHours} AND lineage_id IN (${below})`,
);
const loss = perMember(
  'sum(stake - payout - bonus)::bigint AS one, sum(stake)::bigint, sum(payout)::bigint, sum(bonus)::bigint',
  `(SELECT member_id, stake, payout, 0 AS bonus FROM member_hour WHERE ${inHours} AND lineage_id IN (${below})
    UNION ALL SELECT member_id, 0, 0, bonus FROM member_money_hour WHERE ${inHours} AND lineage_id IN (${below})) AS each`,
);
const money = `SELECT entry.*, txn.kind, username, (count(*) OVER ()) FROM entry JOIN txn ON txn.id = txn_id AND txn.at = entry.at JOIN account ON account.id = account_id
  JOIN member ON member.id = member_id WHERE entry.merchant_id = $1 AND NOT is_play AND entry.at >= $3::date AND entry.at < $4::date
  AND lineage_id IN (${below}) ORDER BY entry.at DESC, txn_id DESC LIMIT 50`;
const sums = 'sum(stake), sum(valid_stake), sum(payout), sum(rounds), sum(bonus), sum(deposits), sum(withdrawals)';
const direct = `SELECT member.*, (SELECT sum(valid_stake) FROM team_hour WHERE ancestor_id = member.id AND ${inHours}) AS below,
  (SELECT sum(valid_stake) FROM member_hour WHERE member_id = member.id AND ${inHours}) AS own FROM member WHERE parent_id = $2`;

const pages: readonly Page[] = [
  {
    name: 'overview',
    path: routes.teamOverview.path,
    budget: 50,
    byHand: `SELECT (hour AT TIME ZONE 'UTC')::date, ${sums} FROM team_hour WHERE ancestor_id = $2 AND ${inHours} GROUP BY 1`,
  },
  {
    name: 'members by age',
    path: routes.teamMembers.path,
    query: { limit: 50 },
    budget: 100,
    byHand: `${direct} ORDER BY created_at DESC LIMIT 50`,
  },
  {
    name: 'members by turnover',
    path: routes.teamMembers.path,
    query: { sort: 'validStake', limit: 50 },
    budget: 100,
    byHand: `SELECT * FROM (${direct}) AS each ORDER BY COALESCE(below, 0) + COALESCE(own, 0) DESC LIMIT 50`,
  },
  {
    name: 'search of an account',
    path: routes.teamMembers.path,
    query: { search: 'tree20000', limit: 50 },
    budget: 100,
    byHand: `SELECT * FROM member WHERE merchant_id = $1 AND username = 'tree20000' AND lineage_id IN (${below}) AND $3::date < $4::date`,
  },
  {
    name: 'search of agents',
    path: routes.teamMembers.path,
    query: { search: 'tree1', limit: 50 },
    budget: 100,
    byHand: `SELECT * FROM member WHERE merchant_id = $1 AND type <> 0 AND username LIKE 'tree1%' AND lineage_id IN (${below})
      AND $3::date < $4::date ORDER BY created_at DESC LIMIT 50`,
  },
  {
    name: 'who was active',
    path: routes.teamMembers.path,
    query: { activity: 'active', limit: 50 },
    budget: 300,
    byHand: `SELECT * FROM member WHERE lineage_id IN (${below})
      AND id IN (SELECT member_id FROM member_hour WHERE ${inHours}) ORDER BY created_at DESC LIMIT 50`,
  },
  {
    name: 'account details',
    path: routes.teamMember.path,
    query: { member: 4 },
    budget: 100,
    byHand: `SELECT (hour AT TIME ZONE 'UTC')::date, ${sums} FROM team_hour WHERE ancestor_id = $2 + 3 AND ${inHours} GROUP BY 1`,
  },
  { name: 'betting', path: routes.teamBetting.path, query: { state: 'settled', limit: 50 }, budget: 300, byHand: play },
  { name: 'user loss', path: routes.userLoss.path, query: { limit: 50 }, budget: 300, byHand: loss },
  { name: 'transactions', path: routes.teamTransactions.path, query: { limit: 50 }, budget: 300, byHand: money },
  {
    name: 'income',
    path: routes.teamIncome.path,
    budget: 300,
    byHand: `SELECT sum(amount) FROM entry WHERE account_id = (SELECT id FROM account WHERE merchant_id = $1 AND member_id = $2 AND kind = 'CASH')
      AND at >= $3::date AND at < $4::date`,
  },
];

const files: readonly Page[] = [
  { name: 'file of betting', path: routes.teamBettingFile.path, query: { state: 'settled' }, budget: 300, byHand: play },
  { name: 'file of user loss', path: routes.userLossFile.path, budget: 300, byHand: loss },
  { name: 'file of transactions', path: routes.teamTransactionFile.path, budget: 300, byHand: money },
];

/** Times the root's pages, each beside one statement by hand. */
export async function measurePages(door: Door, client: pg.Client, days: Days): Promise<Row[]> {
  const agent = new http.Agent({ keepAlive: true });
  const rows: Row[] = [];
  // Files are rate-limited, and another run was just before.
  await client.query(`DELETE FROM rate_count WHERE scope = 'record-file'`);
  try {
    for (const { of, runs, unit } of [
      { of: pages, runs: 11, unit: 'whole' },
      { of: files, runs: 4, unit: 'start' },
    ] as const)
      for (const { name, path, query = {}, budget, byHand } of of) {
        const member = query['member'] === undefined ? {} : { member: door.tree.base + Number(query['member']) };
        const address = `${path}?${new URLSearchParams(Object.entries({ ...days, ...query, ...member }).map(([key, value]) => [key, String(value)]))}`;
        const value = await quickest(() => read(door, address, agent, unit), runs);
        const before = new Date(Date.parse(days.to) + 86_400_000).toISOString().slice(0, 10);
        const floor = await quickest(() => client.query(byHand, [door.tree.merchantId, door.tree.base + 1, days.from, before]), 5);
        rows.push({ name: `${name}${unit === 'start' ? ', its first rows' : ''}`, value, unit: 'ms', budget });
        rows.push({ name: `  beside one statement by hand`, value: value / floor, unit: '×' });
      }
  } finally {
    agent.destroy();
  }
  return rows;
}

/** Reads the whole answer, or a file up to its first rows. The header row alone does not count. */
export function read({ port, host, tree, token }: Door, path: string, agent: http.Agent, until: 'whole' | 'start'): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host, Merchant: tree.code, Authorization: `Bearer ${token}` };
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (until === 'start' && text.split('\n').length > 2) {
          response.destroy();
          resolve();
        }
      });
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${path} was refused: ${text}`))));
      response.on('error', () => {});
    });
    request.on('error', reject);
  });
}
