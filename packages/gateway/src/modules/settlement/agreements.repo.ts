import type { AgreementKind } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { WindowKind } from '@livery/contract/commission-windows';
import { sql, type RawBuilder } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import '../agreements/agreements.schema.ts';
import type { Parent } from './family.rules.ts';
import { listParents } from './team/places.repo.ts';

/** A version of an agreement's terms that is in force in some part of a window. */
export interface Unit {
  readonly agreementId: number;
  readonly kind: AgreementKind;
  readonly memberId: number;
  readonly uplineId: number | null;
  readonly versionId: number;
  readonly terms: Terms;
  readonly from: Date;
  readonly before: Date;
  /** Whose agreements count this team in their own figures: the upline's, or of one with the house the nearest in the tree. */
  readonly parents: readonly Parent[];
  /** How many agents are above the one who is paid. */
  readonly level: number;
  readonly isMemberActive: boolean;
}

type Version = Omit<Unit, 'parents'>;

export interface Scope {
  readonly merchantId: number;
  readonly kind: AgreementKind;
  readonly period: WindowKind;
}

/** Whose units are asked for: everybody's, or those that may change what an agent gets. */
interface Asked extends Scope {
  readonly around?: number;
}

/**
 * In the order of their beginning. `around` an agent are its own, its direct downlines', and those with the house below it; while it is a
 * share of its upline's, the same of that one.
 */
export async function listUnits(db: GatewayDatabase, asked: Asked, window: { from: Date; before: Date }): Promise<Unit[]> {
  const { merchantId, kind, period } = asked;
  const rows = await listVersions(db, asked, window);
  const agents = [...new Set(rows.filter(({ uplineId }) => uplineId === null).map(({ memberId }) => memberId))];
  const parents = await listParents(db, { merchantId, agents, kind, period, ...window });
  return rows.map((row) => {
    const own = row.uplineId === null ? parents.get(row.memberId) : undefined;
    return { ...row, parents: own ?? [{ memberId: row.uplineId, weight: 1 }] };
  });
}

export async function listVersions(
  db: GatewayDatabase,
  { merchantId, kind, period, around }: Asked,
  window: { from: Date; before: Date },
): Promise<Version[]> {
  // Versions are chosen first, by figures that the planner knows. It takes a comparison of ranges or JSON to leave next to nothing.
  const { rows } = await sql<Version>`
    WITH RECURSIVE chain (member_id) AS (
      SELECT ${around ?? null}::bigint UNION
      SELECT upline_id FROM chain JOIN agreement ON agreement.merchant_id = ${merchantId} AND agreement.member_id = chain.member_id AND kind = ${kind}
        JOIN agreement_version AS version ON version.agreement_id = agreement.id
      WHERE upline_id IS NOT NULL AND terms -> 'rules' ->> 'split' = 'shareOfParent' AND starts_at < ${window.before}
        AND (version.ends_at IS NULL OR version.ends_at > ${window.from})
    ), version AS MATERIALIZED (
      SELECT agreement_id, kind, member_id, upline_id, version.id, terms, starts_at, version.ends_at
      FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
      WHERE agreement.merchant_id = ${merchantId} AND kind = ${kind} AND starts_at < ${window.before}
        AND (version.ends_at IS NULL OR version.ends_at > greatest(starts_at, ${window.from}))
        ${around === undefined ? sql`` : sql`AND agreement.id IN (${aroundChain(merchantId)})`}
    )
    SELECT agreement_id AS "agreementId", kind, member_id AS "memberId", upline_id AS "uplineId", version.id AS "versionId", terms,
      greatest(starts_at, ${window.from}) AS "from", least(ends_at, ${window.before}) AS before, member.state = 'active' AS "isMemberActive",
      (SELECT count(*) FROM lineage_ancestor WHERE lineage_ancestor.lineage_id = member.lineage_id) AS level
    FROM version JOIN member ON member.id = version.member_id WHERE COALESCE(terms ->> 'period', ${period}) = ${period}
    ORDER BY starts_at, version.id`.execute(db);
  return rows;
}

const aroundChain = (merchantId: number): RawBuilder<unknown> => sql`
  SELECT id FROM chain JOIN agreement USING (member_id) WHERE merchant_id = ${merchantId}
  UNION SELECT id FROM chain JOIN agreement ON upline_id = chain.member_id WHERE merchant_id = ${merchantId}
  UNION SELECT agreement.id FROM chain JOIN lineage_ancestor ON lineage_ancestor.merchant_id = ${merchantId} AND ancestor_id = chain.member_id
    JOIN lineage ON lineage.id = lineage_id
    JOIN agreement ON agreement.merchant_id = ${merchantId} AND agreement.member_id = lineage.parent_id WHERE upline_id IS NULL`;

/** When the first terms of a kind and period come into force, at or after an instant; null if none do. */
export async function findFirstStart(db: GatewayDatabase, { merchantId, kind, period }: Scope, after: Date): Promise<Date | null> {
  const { rows } = await sql<{ start: Date | null }>`
    SELECT min(greatest(version.starts_at, ${after})) AS start FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
    WHERE agreement.merchant_id = ${merchantId} AND agreement.kind = ${kind} AND COALESCE(version.terms ->> 'period', ${period}) = ${period}
      AND version.starts_at IS DISTINCT FROM version.ends_at AND COALESCE(version.ends_at, 'infinity') > ${after}`.execute(db);
  return rows[0]?.start ?? null;
}

/** The kinds and periods by which an agent's agreements are settled at an instant. */
export async function listScales(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  now: Date,
): Promise<Omit<Scope, 'merchantId'>[]> {
  const { rows } = await sql<Omit<Scope, 'merchantId'>>`
    SELECT DISTINCT kind, COALESCE(terms ->> 'period', CASE kind WHEN 'hourly' THEN 'hourly' ELSE 'daily' END) AS period
    FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
    WHERE agreement.merchant_id = ${merchantId} AND member_id = ${memberId} AND starts_at <= ${now}
      AND COALESCE(version.ends_at, 'infinity') > ${now} ORDER BY kind`.execute(db);
  return rows;
}
