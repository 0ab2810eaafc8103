import { inForce, type Invariant } from '#database/invariant.ts';
import { uplineOf } from './agreements.law.ts';

const living = `('requested', 'active', 'ending')`;

/** Real-time terms count as a single tier that is always reached. */
const scales = `SELECT version.id, version.merchant_id, kind, member_id, upline_id, tstzrange(starts_at, version.ends_at) AS during, terms,
    CASE kind WHEN 'realTime' THEN jsonb_build_array(jsonb_build_object('periodicMinimumBet', 0, 'profitLoss', 0, 'minimumActiveMembers', 0,
      'rate', terms -> 'profitRate', 'lostRate', terms -> 'lossRate')) ELSE terms -> 'tiers' END AS tiers
  FROM agreement_version AS version JOIN agreement ON agreement.id = agreement_id`;
const tiersOf = (scale: string): string => `jsonb_to_recordset(${scale}.tiers)
  AS tier ("periodicMinimumBet" bigint, "profitLoss" bigint, "minimumActiveMembers" bigint, rate integer, "lostRate" integer)`;

export const agreementsInvariants: readonly Invariant[] = [
  {
    name: 'agreement-state',
    law: 'The state of each contract follows from its proposals and accepted versions.',
    broken: `SELECT agreement.*, versions, lasting, offers, others FROM agreement CROSS JOIN LATERAL (
        SELECT count(*) AS versions, count(*) FILTER (WHERE version.ends_at IS NULL) AS lasting,
          count(*) FILTER (WHERE version.ends_at > greatest(starts_at, agreement.ends_at)) AS beyond
        FROM agreement_version AS version WHERE agreement_id = agreement.id
      ) AS accepted CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE proposal.state = 'open' AND proposal.kind = 'offer') AS offers,
          count(*) FILTER (WHERE proposal.state = 'open' AND proposal.kind <> 'offer') AS others
        FROM agreement_proposal AS proposal WHERE agreement_id = agreement.id
      ) AS proposed WHERE NOT CASE agreement.state
        WHEN 'requested' THEN versions = 0 AND offers = 1 AND others = 0
        WHEN 'active' THEN lasting = 1 AND offers = 0
        WHEN 'rejected' THEN versions = 0 AND offers + others = 0
        WHEN 'withdrawn' THEN versions = 0 AND offers + others = 0
        ELSE versions > 0 AND lasting = 0 AND beyond = 0 AND offers + others = 0 END
      ORDER BY agreement.id`,
  },
  {
    name: 'agreement-accepted',
    law: 'The versions of a contract have the terms of its accepted proposals, in the same order.',
    broken: `SELECT * FROM (
        SELECT agreement_id, number::bigint AS number, hash, terms FROM agreement_version
      ) AS version FULL JOIN (
        SELECT agreement_id, row_number() OVER (PARTITION BY agreement_id ORDER BY id) AS number, hash, terms
        FROM agreement_proposal WHERE state = 'accepted' AND kind <> 'termination'
      ) AS accepted USING (agreement_id, number)
      WHERE version.hash IS DISTINCT FROM accepted.hash OR version.terms IS DISTINCT FROM accepted.terms ORDER BY agreement_id, number`,
  },
  {
    name: 'agreement-version',
    law: 'Versions of a contract are in order of their start and do not overlap.',
    broken: `SELECT earlier.agreement_id, earlier.number, later.number AS later FROM agreement_version AS earlier
      JOIN agreement_version AS later ON later.agreement_id = earlier.agreement_id AND later.number > earlier.number
      WHERE later.starts_at < earlier.starts_at OR tstzrange(earlier.starts_at, earlier.ends_at) && tstzrange(later.starts_at, later.ends_at)
      ORDER BY 1, 2`,
  },
  {
    name: 'agreement-rate',
    law: 'At no point of its scale does a contract pay more than a concurrent contract of the same kind above it.',
    broken: `WITH scale AS (${scales}), pair AS (
        SELECT child.id, upper.id AS upper_id FROM scale AS child
          JOIN scale AS upper ON upper.merchant_id = child.merchant_id AND upper.member_id = child.upline_id AND upper.kind = child.kind
            AND upper.during && child.during
        UNION ALL SELECT child.id, upper.id FROM scale AS child JOIN member ON member.id = child.member_id JOIN lineage_ancestor USING (lineage_id)
          JOIN scale AS upper ON upper.merchant_id = child.merchant_id AND upper.member_id = ancestor_id AND upper.kind = child.kind
        WHERE child.upline_id IS NULL AND upper_inf(child.during) AND upper_inf(upper.during)
      ) SELECT child.id, child.member_id, child.upline_id, tier.* FROM pair JOIN scale AS child USING (id) JOIN scale AS upper ON upper.id = upper_id
      CROSS JOIN LATERAL ${tiersOf('child')}
      CROSS JOIN LATERAL (
        SELECT COALESCE(max(most.rate), 0) AS won, COALESCE(max(COALESCE(most."lostRate", most.rate)), 0) AS lost
        FROM ${tiersOf('upper').replace('AS tier', 'AS most')}
        WHERE most."periodicMinimumBet" <= tier."periodicMinimumBet" AND most."profitLoss" <= tier."profitLoss"
          AND most."minimumActiveMembers" <= tier."minimumActiveMembers"
      ) AS most
      WHERE child.terms -> 'rules' ->> 'split' = 'differential'
        AND (tier.rate > won OR COALESCE(tier."lostRate", tier.rate) > lost) ORDER BY child.id`,
  },
  {
    name: 'agreement-above',
    law: 'Each active contract with an upline has an active contract of the same kind above it.',
    broken: `SELECT below.* FROM agreement AS below WHERE state = 'active' AND upline_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM agreement AS upper WHERE upper.merchant_id = below.merchant_id AND upper.member_id = below.upline_id
        AND upper.kind = below.kind AND upper.state = 'active') ORDER BY id`,
  },
  {
    name: 'agreement-parties',
    law: 'Each proposed, active or ending contract is with the agent’s current upline, or with the house.',
    broken: `SELECT agreement.* FROM agreement JOIN member ON member.id = member_id
      WHERE agreement.state IN ${living} AND upline_id IS DISTINCT FROM ${uplineOf('member')} ORDER BY agreement.id`,
  },
  inForce('agreements-in-force', 'The triggers that protect contracts are enabled.', [
    ['agreement_version', 'agreement_version_kept'],
    ['agreement_event', 'agreement_event_append_only'],
    ['member', 'member_agreements_fit'],
  ]),
];
