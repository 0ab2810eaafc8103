import { inForce, type Invariant, type JudgedInvariant } from '#database/invariant.ts';
import { rootHex, treeOf, type NamedLeaf } from './play-tree.rules.ts';

/** The leaves of a proof in order, as JSON. */
const leavesOf = (
  proof: string,
): string => `(SELECT COALESCE(jsonb_agg(jsonb_build_object('pseudonym', pseudonym, 'valid_stake', valid_stake,
      'result', result) ORDER BY position), '[]') FROM play_leaf JOIN play_pseudonym USING (merchant_id, member_id)
    WHERE play_leaf.merchant_id = ${proof}.merchant_id AND play_leaf.day = ${proof}.day)`;

export const playProofInvariants: readonly (Invariant | JudgedInvariant)[] = [
  {
    name: 'play-proof-root',
    law: 'The published root of each day is the root of its stored leaves.',
    rows: `SELECT play_proof.*, ${leavesOf('play_proof')} AS told FROM play_proof`,
    isBroken: ({ day, leaves, root, told }) => {
      const kept = told as readonly NamedLeaf[];
      return kept.length !== leaves || rootHex(treeOf(day as string, kept)) !== root;
    },
  },
  {
    name: 'play-proof-leaves',
    law: 'The leaves of all published days add up to the play from the start of the first day to the end of the last one.',
    broken: `WITH span AS (
        SELECT merchant_id, min(from_at) AS from_at, max(before_at) AS before_at FROM play_proof GROUP BY 1
      ), played AS (
        SELECT hours.merchant_id, member_id, lineage_id, sum(valid_stake) AS valid_stake, sum(payout - stake) AS result
        FROM span JOIN member_hour AS hours ON hours.merchant_id = span.merchant_id AND hour >= from_at AND hour < before_at GROUP BY 1, 2, 3
      ), told AS (
        SELECT merchant_id, member_id, lineage_id, sum(valid_stake) AS valid_stake, sum(result) AS result FROM play_leaf GROUP BY 1, 2, 3
      )
      SELECT merchant_id, member_id, lineage_id, played.valid_stake AS played, told.valid_stake AS told
      FROM played FULL JOIN told USING (merchant_id, member_id, lineage_id)
      WHERE COALESCE(played.valid_stake, 0) <> COALESCE(told.valid_stake, 0) OR COALESCE(played.result, 0) <> COALESCE(told.result, 0)
        OR told.member_id IS NULL ORDER BY 1, 2, 3`,
  },
  {
    name: 'play-proof-days',
    law: 'Each proof of play begins where the previous one ended.',
    broken: `SELECT * FROM (
        SELECT play_proof.*, lag(before_at) OVER (PARTITION BY merchant_id ORDER BY day) AS ended_before FROM play_proof
      ) AS own WHERE from_at <> ended_before ORDER BY id`,
  },
  inForce('play-proofs-in-force', 'Published proofs are immutable.', [
    ['play_pseudonym', 'play_pseudonym_append_only'],
    ['play_proof', 'play_proof_append_only'],
    ['play_leaf', 'play_leaf_append_only'],
  ]),
];
