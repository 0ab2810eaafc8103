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
];
