import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '#ledger/ledger.schema.ts';
import '../bets/bets.schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import '../invitations/invitations.schema.ts';

export interface Steps {
  readonly opened: number;
  readonly registered: number;
  readonly verified: number;
  readonly firstDeposit: number;
  readonly active: number;
}

/** All links of the agent, or the requested one. */
function linksOf({ merchantId, memberId }: MemberKey, linkId: number | null) {
  return sql`SELECT id FROM invitation_link WHERE merchant_id = ${merchantId} AND member_id = ${memberId}
    AND (${linkId}::bigint IS NULL OR id = ${linkId})`;
}

/** The funnel of the links by sub-id, most registrations first. `activeSince` is a day. */
export async function readSteps(
  db: GatewayDatabase,
  agent: MemberKey,
  { linkId, activeSince }: { readonly linkId: number | null; readonly activeSince: string },
): Promise<(Steps & { readonly sub: string })[]> {
  const { merchantId } = agent;
  const { rows } = await sql<Steps & { sub: string }>`
    WITH own AS (${linksOf(agent, linkId)}),
    visits AS (
      SELECT sub_id, count(*) AS opened FROM invitation_visit JOIN own ON own.id = link_id WHERE merchant_id = ${merchantId} GROUP BY sub_id
    ),
    came AS (
      SELECT sub_id, count(*) AS registered,
        count(*) FILTER (WHERE EXISTS (
          SELECT FROM member_contact AS c WHERE c.merchant_id = ${merchantId} AND c.member_id = m.member_id AND verified_at IS NOT NULL
        )) AS verified,
        count(*) FILTER (WHERE EXISTS (
          SELECT FROM account JOIN entry ON entry.account_id = account.id AND balance_after IS NOT NULL
          JOIN txn ON txn.id = txn_id AND txn.at = entry.at
          WHERE account.merchant_id = ${merchantId} AND account.member_id = m.member_id AND account.kind = 'CASH' AND txn.kind = 'deposit'
        )) AS deposited,
        count(*) FILTER (WHERE EXISTS (
          SELECT FROM member_hour AS h WHERE h.member_id = m.member_id AND day >= ${activeSince}::date HAVING sum(rounds) > 0
        )) AS active
      FROM invited_member AS m JOIN own ON own.id = link_id WHERE m.merchant_id = ${merchantId} GROUP BY sub_id
    )
    SELECT COALESCE(visits.sub_id, came.sub_id) AS sub, COALESCE(opened, 0)::integer AS opened, COALESCE(registered, 0)::integer AS registered,
      COALESCE(verified, 0)::integer AS verified, COALESCE(deposited, 0)::integer AS "firstDeposit", COALESCE(active, 0)::integer AS active
    FROM visits FULL JOIN came ON came.sub_id = visits.sub_id
    ORDER BY registered DESC NULLS LAST, opened DESC NULLS LAST, 1`.execute(db);
  return rows;
}

export interface CohortRow {
  readonly day: string;
  readonly members: number;
  readonly day1: number;
  readonly day7: number;
  readonly day30: number;
}

/** Daily cohorts of registrations, and how many of each played N days later, in the merchant's days. */
export async function readCohorts(
  db: GatewayDatabase,
  agent: MemberKey,
  { linkId, since, timeZone }: { readonly linkId: number | null; readonly since: Date; readonly timeZone: string },
): Promise<CohortRow[]> {
  const playedAfter = (days: number) => sql<number>`(count(*) FILTER (WHERE EXISTS (
      SELECT FROM member_hour AS h WHERE h.member_id = joined.member_id AND h.day = joined.day + ${days}::integer HAVING sum(rounds) > 0
    )))::integer`;
  const { rows } = await sql<CohortRow>`
    SELECT to_char(joined.day, 'YYYY-MM-DD') AS day, count(*)::integer AS members,
      ${playedAfter(1)} AS day1, ${playedAfter(7)} AS day7, ${playedAfter(30)} AS day30
    FROM (
      SELECT member_id, (joined_at AT TIME ZONE ${timeZone})::date AS day FROM invited_member
      WHERE merchant_id = ${agent.merchantId} AND joined_at >= ${since} AND link_id IN (${linksOf(agent, linkId)})
    ) AS joined
    GROUP BY joined.day ORDER BY joined.day DESC`.execute(db);
  return rows;
}
