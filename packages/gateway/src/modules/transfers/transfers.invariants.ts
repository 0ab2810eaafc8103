import type { Invariant } from '#database/invariant.ts';

const accountsOf = (kinds: string): string => `SELECT txn.*, moved.* FROM txn CROSS JOIN LATERAL (
    SELECT count(*) AS entries, count(DISTINCT account.member_id) AS members,
      sum(amount) FILTER (WHERE account.kind = 'CASH') AS cash, sum(amount) FILTER (WHERE account.kind LIKE 'VENDOR:%') AS vendor,
      max(account.member_id) FILTER (WHERE amount < 0) AS giver, max(account.member_id) FILTER (WHERE amount > 0) AS taker,
      bool_and(account.kind = 'CASH') AS is_cash, max(split_part(account.kind, ':', 2)) AS wallet
    FROM entry JOIN account ON account.id = account_id WHERE txn_id = txn.id AND entry.at = txn.at
  ) AS moved WHERE txn.kind IN (${kinds})`;

export const transferInvariants: readonly Invariant[] = [
  {
    name: 'vendor-transfer',
    law: 'Each vendor transfer moves one amount between a member’s cash and the member’s wallet at that vendor.',
    broken: `${accountsOf(`'transferIn', 'transferOut'`)} AND (entries <> 2 OR members <> 1 OR cash IS NULL OR vendor IS NULL
      OR (txn.kind = 'transferIn') <> (vendor > 0) OR 'vendor:' || wallet IS DISTINCT FROM subject) ORDER BY txn.id`,
  },
  {
    name: 'vendor-wallet',
    law: 'Only transfers and resets change a vendor wallet.',
    broken: `SELECT entry.*, txn.kind FROM entry JOIN account ON account.id = account_id JOIN txn ON txn.id = txn_id AND txn.at = entry.at
      WHERE account.kind LIKE 'VENDOR:%' AND txn.kind NOT IN ('transferIn', 'transferOut', 'reset') ORDER BY txn_id`,
  },
  {
    name: 'upline-transfer',
    law: 'Each upline transfer moves one amount from a member’s cash to the cash of a present or former upline.',
    broken: `${accountsOf(`'transferUpline'`)} AND (entries <> 2 OR NOT is_cash OR taker IS NULL OR NOT EXISTS (
      SELECT FROM member WHERE member.id = giver AND member.merchant_id = txn.merchant_id AND (parent_id = taker
        OR EXISTS (SELECT FROM member_move WHERE member_id = giver AND taker IN (from_parent, to_parent))))) ORDER BY txn.id`,
  },
  {
    name: 'downline-transfer',
    law: 'Each downline transfer moves one amount from an agent’s cash to the cash of the named member.',
    broken: `${accountsOf(`'transferDownline'`)} AND (entries <> 2 OR NOT is_cash OR 'member:' || taker IS DISTINCT FROM subject
      OR NOT EXISTS (SELECT FROM member WHERE member.id = giver AND member.merchant_id = txn.merchant_id AND member.type IN (1, 2, 41, 42)))
      ORDER BY txn.id`,
  },
];
