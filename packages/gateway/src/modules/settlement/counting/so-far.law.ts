declare module '#database/schema.ts' {
  interface Database {
    commission_so_far: CommissionSoFarTable;
  }
}

/** Sums of a team's members up to an hour in a running window. An estimate reads only what came after it. */
interface CommissionSoFarTable {
  merchant_id: number;
  version_id: number;
  /** When the window begins for this version of the terms. */
  from_at: Date;
  up_to: Date;
  /** The member thresholds: see `Span` (`counting/figures.repo.ts`). */
  minimum_bet: number | null;
  big_win: number | null;
  active_members: number;
  winners: number[];
  /** How many late bookings into its hours it includes. One more makes it stale. */
  late_bookings: number;
}

export const soFarLaw = `
CREATE TABLE commission_so_far (
  merchant_id integer NOT NULL,
  version_id bigint NOT NULL,
  from_at timestamptz NOT NULL,
  up_to timestamptz NOT NULL CHECK (up_to > from_at),
  minimum_bet bigint,
  big_win bigint,
  active_members bigint NOT NULL,
  winners bigint[] NOT NULL,
  late_bookings bigint NOT NULL,
  PRIMARY KEY (version_id, from_at, up_to),
  FOREIGN KEY (merchant_id, version_id) REFERENCES agreement_version (merchant_id, id)
);
CREATE INDEX commission_so_far_merchant ON commission_so_far (merchant_id);`;

/**
 * Sums the bets, not the hours that an estimate reads. Rows that have missed a late booking are stale and not checked.
 */
export const soFarInvariant = {
  name: 'commission-so-far',
  law: 'The intermediate sums of a commission period equal the bets counted so far.',
  broken: `WITH kept AS (
      SELECT kept.*, agreement.member_id AS agent_id FROM commission_so_far AS kept JOIN agreement_version AS version ON version.id = version_id
        JOIN agreement ON agreement.id = version.agreement_id
      WHERE late_bookings = (SELECT count(*) FROM commission_late_hour AS late WHERE late.merchant_id = kept.merchant_id AND hour >= from_at AND hour < up_to)
    ), span AS (SELECT DISTINCT merchant_id, from_at, up_to FROM kept), member AS MATERIALIZED (
      SELECT span.*, bet.member_id, lineage_id, sum(valid_stake) AS staked, sum(stake - payout) AS result
      FROM span JOIN bet ON bet.merchant_id = span.merchant_id AND settled_at >= from_at AND settled_at < up_to
      WHERE NOT EXISTS (SELECT FROM bet_void WHERE member_id = bet.member_id AND opened_at = bet.opened_at AND bet_id = bet.id AND voided_at < up_to)
      GROUP BY 1, 2, 3, 4, 5
    ), due AS (
      SELECT version_id, from_at, up_to, count(*) FILTER (WHERE staked >= greatest(minimum_bet, 1)) AS due_members,
        COALESCE(array_agg(member_id ORDER BY member_id) FILTER (WHERE result <= -big_win), '{}') AS due_winners
      FROM (
        SELECT version_id, from_at, up_to, minimum_bet, big_win, member.member_id, sum(staked) AS staked, sum(result) AS result
        FROM kept JOIN (SELECT ancestor_id AS agent_id, lineage_id FROM lineage_ancestor) AS above USING (agent_id)
          JOIN member USING (merchant_id, from_at, up_to, lineage_id) GROUP BY 1, 2, 3, 4, 5, 6
      ) AS each GROUP BY 1, 2, 3
    ) SELECT kept.*, due_members, due_winners FROM kept LEFT JOIN due USING (version_id, from_at, up_to)
    WHERE (minimum_bet IS NOT NULL AND active_members <> COALESCE(due_members, 0)) OR winners <> COALESCE(due_winners, '{}') ORDER BY version_id`,
};
