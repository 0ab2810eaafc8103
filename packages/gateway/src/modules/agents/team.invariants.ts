import { inForce, type Invariant } from '#database/invariant.ts';
import { activeInvariant } from './active.law.ts';
import { countedRows, figures, moneyFigures, playFigures } from './figures.rules.ts';
import { sizeInvariant } from './size.law.ts';

const differ = (names: readonly string[]): string =>
  names.map((name) => `COALESCE(kept.${name}, 0) <> COALESCE(due.${name}, 0)`).join(' OR ');
const sums = (names: readonly string[]): string =>
  figures.map((name) => (names.includes(name) ? `sum(${name}) AS ${name}` : `0 AS ${name}`)).join(', ');

/** The figure and time of every entry and member. */
const booked = `SELECT entry.merchant_id, COALESCE(account.member_id, whose.member_id) AS member_id, entry.at, figure, entry.amount * sign AS amount
  FROM entry JOIN account ON account.id = entry.account_id JOIN txn ON txn.id = entry.txn_id AND txn.at = entry.at
  JOIN merchant ON merchant.id = entry.merchant_id AND currency = account.unit
  JOIN (VALUES ${countedRows}) AS rule (kind, place, figure, sign) ON rule.kind = txn.kind AND place = account.kind
  LEFT JOIN LATERAL (SELECT owned.member_id FROM entry AS other JOIN account AS owned ON owned.id = other.account_id
    WHERE other.txn_id = entry.txn_id AND other.at = entry.at AND owned.member_id IS NOT NULL LIMIT 1) AS whose ON account.member_id IS NULL
  UNION ALL SELECT merchant_id, id, created_at, 'joined', 1 FROM member`;
const kept = `SELECT member_id, merchant_id, hour, figure, amount FROM member_money_hour
  CROSS JOIN LATERAL (VALUES ${moneyFigures.map((name) => `('${name}', ${name})`).join(', ')}) AS each (figure, amount)`;

/** Offset of a merchant's hours from full UTC hours, if its zones always had the same minutes. */
const phase = `SELECT merchant_id, min(hour - date_trunc('hour', hour, 'UTC')) AS phase FROM member_money_hour
  GROUP BY merchant_id HAVING count(DISTINCT hour - date_trunc('hour', hour, 'UTC')) = 1`;

/** Whether the last fold covers a whole hour. */
const isFolded = (hours: string): string =>
  `${hours}.hour < reached - interval '95 minutes' AND NOT EXISTS (SELECT FROM fold_mark WHERE fold_mark.merchant_id = ${hours}.merchant_id AND fold_mark.hour = ${hours}.hour)`;

export const teamInvariants: readonly Invariant[] = [
  {
    name: 'member-money',
    law: 'Each figure of a member’s money hours adds up to the member’s ledger entries.',
    broken: `SELECT * FROM (SELECT member_id, figure, sum(amount) AS hours FROM (${kept}) AS kept WHERE figure <> 'first_deposits' GROUP BY 1, 2) AS kept
      FULL JOIN (SELECT member_id, figure, sum(amount) AS entries FROM (${booked}) AS booked GROUP BY 1, 2) AS due USING (member_id, figure)
      WHERE COALESCE(hours, 0) <> COALESCE(entries, 0) ORDER BY member_id`,
  },
  {
    name: 'member-money-hour',
    law: 'Each money hour of a member equals the entries booked in it.',
    broken: `WITH phases AS (${phase}) SELECT * FROM (
        SELECT member_id, hour, figure, sum(amount) AS hours FROM (${kept}) AS kept JOIN phases USING (merchant_id) WHERE figure <> 'first_deposits' GROUP BY 1, 2, 3
      ) AS kept FULL JOIN (
        SELECT member_id, date_bin('1 hour', at, '2000-01-01 00:00Z'::timestamptz + phase) AS hour, figure, sum(amount) AS entries
        FROM (${booked}) AS booked JOIN phases USING (merchant_id) GROUP BY 1, 2, 3
      ) AS due USING (member_id, hour, figure) WHERE COALESCE(hours, 0) <> COALESCE(entries, 0) ORDER BY member_id`,
  },
  {
    name: 'first-deposit',
    law: 'Each member with deposits has exactly one first deposit, and other members have none.',
    broken: `SELECT member_id, sum(first_deposits) AS first, max(deposits) AS deposits FROM member_money_hour
      GROUP BY member_id HAVING sum(first_deposits) <> CASE WHEN max(deposits) > 0 THEN 1 ELSE 0 END ORDER BY member_id`,
  },
  {
    name: 'team-hour',
    law: 'Each hour of a team is the sum of the lineages below the agent.',
    broken: `SELECT * FROM team_hour AS kept FULL JOIN (
        SELECT merchant_id, ancestor_id, hour, game_type, ${sums(figures)} FROM lineage_hour JOIN lineage_ancestor USING (merchant_id, lineage_id) GROUP BY 1, 2, 3, 4
      ) AS due USING (merchant_id, ancestor_id, hour, game_type) WHERE ${differ(figures)} ORDER BY ancestor_id, hour`,
  },
  {
    name: 'lineage-hour',
    law: 'Each folded hour of a lineage is the sum of its members’ hours.',
    broken: `SELECT * FROM lineage_hour AS kept FULL JOIN (
        SELECT merchant_id, lineage_id, hour, game_type, ${sums(playFigures)} FROM member_hour GROUP BY 1, 2, 3, 4
        UNION ALL SELECT merchant_id, lineage_id, hour, '', ${sums(moneyFigures)} FROM member_money_hour GROUP BY 1, 2, 3
      ) AS due USING (merchant_id, lineage_id, hour, game_type) JOIN team_fold USING (merchant_id)
      WHERE hour < reached - interval '95 minutes' AND (${differ(figures)})
        AND NOT EXISTS (SELECT FROM fold_mark WHERE fold_mark.merchant_id = team_fold.merchant_id AND fold_mark.hour = COALESCE(kept.hour, due.hour))
      ORDER BY lineage_id, hour`,
  },
  {
    name: 'member-month',
    law: 'A member has a bit for exactly the folded days on which more rounds were settled than voided.',
    broken: `WITH due AS (
        SELECT merchant_id, member_id, lineage_id, day, sum(rounds) > 0 AS has_played, bool_and(${isFolded('member_hour')}) AS is_folded
        FROM member_hour JOIN team_fold USING (merchant_id) GROUP BY 1, 2, 3, 4
      ), kept AS (
        SELECT merchant_id, member_id, lineage_id, month + place AS day FROM member_month CROSS JOIN generate_series(0, 30) AS place WHERE days & (1 << place) <> 0
      ) SELECT merchant_id, member_id, lineage_id, day, has_played FROM due FULL JOIN (SELECT *, true AS is_set FROM kept) AS kept USING (merchant_id, member_id, lineage_id, day)
      WHERE COALESCE(is_folded, true) AND COALESCE(has_played, false) <> COALESCE(is_set, false) ORDER BY member_id, day`,
  },
  activeInvariant,
  sizeInvariant,
  inForce('teams-in-force', 'The triggers that count money, members and team sizes are enabled.', [
    ['entry', 'entry_counted'],
    ['member', 'member_counted'],
    ['member', 'member_sized'],
    ['member', 'member_resized'],
  ]),
];
