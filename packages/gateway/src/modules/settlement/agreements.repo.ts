import type { AgreementKind } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { WindowKind } from '@livery/contract/commission-windows';
import { sql } from 'kysely';
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

export interface Scope {
  readonly merchantId: number;
  readonly kind: AgreementKind;
  readonly period: WindowKind;
}

/** In the order of their beginning. */
export async function listUnits(
  db: GatewayDatabase,
  { merchantId, kind, period }: Scope,
  window: { from: Date; before: Date },
): Promise<Unit[]> {
  const { rows } = await sql<Omit<Unit, 'parents'>>`
    SELECT agreement.id AS "agreementId", agreement.kind, agreement.member_id AS "memberId", agreement.upline_id AS "uplineId",
      version.id AS "versionId", version.terms, greatest(version.starts_at, ${window.from}) AS "from",
      least(version.ends_at, ${window.before}) AS before, member.state = 'active' AS "isMemberActive",
      (SELECT count(*) FROM lineage_ancestor WHERE lineage_ancestor.lineage_id = member.lineage_id) AS level
    FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id JOIN member ON member.id = agreement.member_id
    WHERE agreement.merchant_id = ${merchantId} AND agreement.kind = ${kind} AND COALESCE(version.terms ->> 'period', ${period}) = ${period}
      AND tstzrange(version.starts_at, version.ends_at) && tstzrange(${window.from}, ${window.before})
    ORDER BY version.starts_at, version.id`.execute(db);
  const agents = [...new Set(rows.filter(({ uplineId }) => uplineId === null).map(({ memberId }) => memberId))];
  const holders = [...new Set(rows.map(({ memberId }) => memberId))];
  const parents = await listParents(db, { merchantId, agents, holders, ...window });
  return rows.map((row) => {
    const own = row.uplineId === null ? parents.get(row.memberId) : undefined;
    return { ...row, parents: own ?? [{ memberId: row.uplineId, weight: 1 }] };
  });
}

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
