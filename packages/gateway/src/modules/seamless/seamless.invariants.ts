import type { Invariant } from '#database/invariant.ts';

const betsOf = `FROM seamless_transaction AS b JOIN bet ON bet.member_id = b.member_id AND bet.opened_at = b.at AND bet.id = b.bet_id
  LEFT JOIN bet_void ON bet_void.member_id = b.member_id AND bet_void.opened_at = b.at AND bet_void.bet_id = b.bet_id`;
const sameRound = (one: string, other: string): string =>
  ['merchant_id', 'aggregator', 'member_id', 'round'].map((name) => `${one}.${name} = ${other}.${name}`).join(' AND ');

export const seamlessInvariants: readonly Invariant[] = [
  {
    name: 'seamless-bet',
    law: 'Each aggregator stake has a bet of the same member, amount and unit.',
    broken: `SELECT t.* FROM seamless_transaction AS t LEFT JOIN bet ON bet.member_id = t.member_id AND bet.opened_at = t.at AND bet.id = t.bet_id
      WHERE t.kind = 'bet' AND t.bet_id IS NOT NULL
      AND (bet.id IS NULL OR bet.stake <> t.amount OR bet.unit <> t.unit OR bet.merchant_id <> t.merchant_id) ORDER BY t.bet_id`,
  },
  {
    name: 'seamless-win',
    law: 'Each aggregator round has at most one win, which settles all its remaining bets and pays the stated amount.',
    broken: `SELECT w.*, paid, open FROM seamless_transaction AS w CROSS JOIN LATERAL (
        SELECT COALESCE(sum(payout), 0) AS paid, count(*) FILTER (WHERE payout IS NULL AND bet_void.bet_id IS NULL) AS open
        ${betsOf} WHERE b.kind = 'bet' AND ${sameRound('b', 'w')}
      ) AS books WHERE w.kind = 'win' AND (paid <> w.amount OR open > 0 OR EXISTS (
        SELECT FROM seamless_transaction AS o WHERE o.kind = 'win' AND ${sameRound('o', 'w')} AND o.vendor_txn <> w.vendor_txn)) ORDER BY w.bet_id`,
  },
  {
    name: 'seamless-settlement',
    law: 'Each settled aggregator bet has a win in its round, and each bet rolled back is void.',
    broken: `SELECT b.*, payout ${betsOf} WHERE b.kind = 'bet'
      AND ((payout IS NOT NULL AND NOT EXISTS (SELECT FROM seamless_transaction AS w WHERE w.kind = 'win' AND ${sameRound('w', 'b')}))
      OR (bet_void.bet_id IS NULL AND EXISTS (
        SELECT FROM seamless_transaction AS r WHERE r.kind = 'rollback' AND r.bet_id = b.bet_id AND ${sameRound('r', 'b')}))) ORDER BY b.bet_id`,
  },
];
