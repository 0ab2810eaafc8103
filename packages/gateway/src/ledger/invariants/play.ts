import type { Invariant } from './invariant.ts';

export const play: readonly Invariant[] = [
  {
    name: 'bet',
    law: 'A bet moved its stake and its payout, once each.',
    broken: `SELECT bet.*, moved FROM bet CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount), 0) AS moved FROM entry JOIN account ON account.id = account_id
        WHERE txn_id IN (bet.id, settle_txn) AND account.member_id = bet.member_id
      ) AS books WHERE moved <> COALESCE(payout, 0) - stake OR NOT EXISTS (SELECT FROM txn WHERE txn.id = bet.id) ORDER BY bet.id`,
  },
  {
    name: 'void-bet',
    law: 'A void bet has its stake and its payout undone, and no other bet has.',
    broken: `SELECT bet.*, voided_at, undone FROM bet LEFT JOIN bet_void ON bet_void.member_id = bet.member_id AND bet_void.opened_at = bet.opened_at AND bet_id = bet.id CROSS JOIN LATERAL (
        SELECT count(*) AS undone FROM txn_reversal WHERE txn_reversal.merchant_id = bet.merchant_id AND txn_id IN (bet.id, settle_txn)
      ) AS books
      WHERE undone <> CASE WHEN bet_id IS NULL THEN 0 WHEN settle_txn <> bet.id THEN 2 ELSE 1 END ORDER BY bet.id`,
  },
];
