import { inForce, type Invariant } from '#database/invariant.ts';

const figures = ['stake', 'valid_stake', 'payout', 'rounds'];
const sums = figures.map((name) => `sum(${name}) AS ${name}`).join(', ');
/** Whether the figures of the two sides of a full join differ. */
const differ = (one: string, other: string): string =>
  figures.map((name) => `COALESCE(${one}.${name}, 0) <> COALESCE(${other}.${name}, 0)`).join(' OR ');

/** The bookings of every bet, with their times. */
const booked = `SELECT merchant_id, member_id, settled_at AS at, day, lineage_id, game_type, stake, valid_stake, payout, 1 AS rounds FROM bet WHERE settled_at IS NOT NULL
  UNION ALL SELECT bet.merchant_id, bet.member_id, voided_at, bet.day, lineage_id, game_type, -stake, -valid_stake, -payout, -1 FROM bet_void
    JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_id WHERE settled_at IS NOT NULL`;

/**
 * How far past the full UTC hour a merchant's hours begin. A merchant that moved between zones with different minutes
 * has no such figure.
 */
const phase = `SELECT merchant_id, min(hour - date_trunc('hour', hour, 'UTC')) AS phase FROM member_hour
  GROUP BY merchant_id HAVING count(DISTINCT hour - date_trunc('hour', hour, 'UTC')) = 1`;

export const betInvariants: readonly Invariant[] = [
  {
    name: 'bet',
    law: 'Each bet is posted once: its stake, and its payout if settled.',
    broken: `SELECT bet.*, moved FROM bet CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount), 0) AS moved FROM entry JOIN account ON account.id = account_id
        WHERE txn_id IN (bet.id, settle_txn) AND account.member_id = bet.member_id
      ) AS books WHERE moved <> COALESCE(payout, 0) - stake OR NOT EXISTS (SELECT FROM txn WHERE txn.id = bet.id) ORDER BY bet.id`,
  },
  {
    name: 'void-bet',
    law: 'The postings of each void bet are reversed, and those of other bets are not.',
    broken: `SELECT bet.*, voided_at, undone FROM bet LEFT JOIN bet_void ON bet_void.member_id = bet.member_id AND bet_void.opened_at = bet.opened_at AND bet_id = bet.id CROSS JOIN LATERAL (
        SELECT count(*) AS undone FROM txn_reversal WHERE txn_reversal.merchant_id = bet.merchant_id AND txn_id IN (bet.id, settle_txn)
      ) AS books
      WHERE undone <> CASE WHEN bet_id IS NULL THEN 0 WHEN settle_txn <> bet.id THEN 2 ELSE 1 END ORDER BY bet.id`,
  },
  {
    name: 'member-day',
    law: 'The hours of a member add up to its settled, non-void bets by day, lineage and game type.',
    broken: `SELECT * FROM (SELECT member_id, day, lineage_id, game_type, ${sums} FROM member_hour GROUP BY 1, 2, 3, 4) AS hours
      FULL JOIN (SELECT member_id, day, lineage_id, game_type, ${sums} FROM (${booked}) AS booked GROUP BY 1, 2, 3, 4) AS bets
        USING (member_id, day, lineage_id, game_type)
      WHERE ${differ('hours', 'bets')} ORDER BY member_id, day`,
  },
  {
    name: 'member-hour',
    law: 'Each hour of a member equals the bets settled in it minus the bets voided in it.',
    broken: `WITH phases AS (${phase}) SELECT * FROM (
        SELECT member_hour.* FROM member_hour JOIN phases USING (merchant_id)
      ) AS hours FULL JOIN (
        SELECT member_id, day, date_bin('1 hour', at, '2000-01-01 00:00Z'::timestamptz + phase) AS hour, lineage_id, game_type, ${sums}
        FROM (${booked}) AS booked JOIN phases USING (merchant_id) GROUP BY 1, 2, 3, 4, 5
      ) AS bets USING (member_id, day, hour, lineage_id, game_type)
      WHERE ${differ('hours', 'bets')} ORDER BY member_id, hour`,
  },
  inForce('bets-in-force', 'The triggers that date and count settled bets are enabled.', [
    ['bet', 'bet_dated'],
    ['bet', 'bet_dated_late'],
    ['bet', 'bet_type_stays'],
    ['bet', 'bet_counted'],
    ['bet', 'bet_counted_late'],
    ['bet_void', 'bet_void_uncounted'],
  ]),
];
