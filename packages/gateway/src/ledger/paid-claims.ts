import type { Invariant } from '#database/invariant.ts';
import type { TableName } from '#database/schema.ts';
import type { PostingKind } from './posting-kinds.ts';

/** Invariants of a claims table: each row's `amount` is paid by its `txn_id` with postings of one kind. */
export function paidClaims(table: TableName, kind: PostingKind): readonly Invariant[] {
  const name = table.replace('_', '-');
  return [
    {
      name,
      law: `Each row of ${table} has its own transaction that pays its amount.`,
      broken: `SELECT claim.*, paid FROM ${table} AS claim CROSS JOIN LATERAL (
          SELECT COALESCE(sum(amount), 0) AS paid FROM entry JOIN account ON account.id = account_id
          WHERE txn_id = claim.txn_id AND account.member_id = claim.member_id
        ) AS books WHERE paid <> claim.amount OR (SELECT count(*) FROM ${table} AS other WHERE other.txn_id = claim.txn_id) > 1 ORDER BY txn_id`,
    },
    {
      name: `${name}-posting`,
      law: `Each ${kind} posting has a row in ${table}.`,
      broken: `SELECT txn.* FROM txn WHERE kind = '${kind}' AND NOT EXISTS (SELECT FROM ${table} WHERE txn_id = txn.id) ORDER BY id`,
    },
  ];
}
