import type { AgreementKind } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { WindowKind } from '@livery/contract/commission-windows';
import { sql, type RawBuilder } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import '../agreements/agreements.schema.ts';
import type { Parent } from './family.rules.ts';
import { listParents } from './team/places.repo.ts';

/** A version of an agreement's terms that applies in part of a window. */
export interface Unit {
  readonly agreementId: number;
  readonly kind: AgreementKind;
  readonly memberId: number;
  readonly uplineId: number | null;
  readonly versionId: number;
  readonly terms: Terms;
  readonly from: Date;
  readonly before: Date;
  /**
   * The agents whose agreements count this team: the upline or, for an agreement with the house, the nearest agent
   * above.
   */
  readonly parents: readonly Parent[];
  /** How many agents are above the payee. */
  readonly level: number;
  readonly isMemberActive: boolean;
}

type Version = Omit<Unit, 'parents'>;

export interface Scope {
  readonly merchantId: number;
  readonly kind: AgreementKind;
  readonly period: WindowKind;
}

/** The units to load: all, or only those that can change one agent's amount. */
interface Asked extends Scope {
  readonly around?: number;
}

/**
 * Units sorted by when they begin. `around` selects the agreements of one agent, those of its direct downlines, and
 * those with the house below it. While the agent's agreement is a share of its upline's, it also selects the same for
 * the upline.
 */
export async function listUnits(db: GatewayDatabase, asked: Asked, window: { from: Date; before: Date }): Promise<Unit[]> {
  const { merchantId, kind, period } = asked;
  return withParents(db, await listVersions(db, asked, window), { merchantId, kind, period, ...window });
}

async function withParents(
  db: GatewayDatabase,
  versions: readonly Version[],
  place: Scope & { from: Date; before: Date },
): Promise<Unit[]> {
  const agents = [...new Set(versions.filter(({ uplineId }) => uplineId === null).map(({ memberId }) => memberId))];
  const parents = await listParents(db, { ...place, agents });
  return versions.map((version) => {
    const own = version.uplineId === null ? parents.get(version.memberId) : undefined;
    return { ...version, parents: own ?? [{ memberId: version.uplineId, weight: 1 }] };
  });
}

export async function listVersions(
  db: GatewayDatabase,
  { merchantId, kind, period, around }: Asked,
  window: { from: Date; before: Date },
): Promise<Version[]> {
  // Versions are selected first, by values that have statistics. The planner assumes that comparisons of ranges or JSON
  // leave almost no rows.
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

/** How long after an agreement's end late bookings are still billed. */
const billedFor = '62 days';

/** Agreements of the window's period whose last terms ended before it began. */
export async function listEnded(db: GatewayDatabase, { merchantId, kind, period }: Scope, from: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT agreement.id FROM agreement CROSS JOIN LATERAL (
      SELECT terms, ends_at FROM agreement_version WHERE agreement_id = agreement.id AND starts_at IS DISTINCT FROM ends_at
      ORDER BY number DESC LIMIT 1
    ) AS version WHERE agreement.merchant_id = ${merchantId} AND kind = ${kind} AND COALESCE(terms ->> 'period', ${period}) = ${period}
      AND version.ends_at <= ${from} AND version.ends_at > ${from}::timestamptz - ${billedFor}::interval`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ended agreements, as units of a window that bills late bookings. */
export async function listEndedUnits(
  db: GatewayDatabase,
  { merchantId, kind, period }: Scope,
  agreementIds: readonly number[],
  window: { from: Date; before: Date },
): Promise<Unit[]> {
  if (agreementIds.length === 0) return [];
  const { rows } = await sql<Version>`
    SELECT agreement.id AS "agreementId", kind, member_id AS "memberId", upline_id AS "uplineId", version.id AS "versionId", terms,
      ${window.from}::timestamptz AS "from", ${window.before}::timestamptz AS before, member.state = 'active' AS "isMemberActive",
      (SELECT count(*) FROM lineage_ancestor WHERE lineage_ancestor.lineage_id = member.lineage_id) AS level
    FROM agreement JOIN member ON member.id = member_id CROSS JOIN LATERAL (
      SELECT id, terms, ends_at FROM agreement_version WHERE agreement_id = agreement.id AND starts_at IS DISTINCT FROM ends_at
      ORDER BY number DESC LIMIT 1
    ) AS version WHERE agreement.merchant_id = ${merchantId} AND agreement.id = ANY (${[...agreementIds]}::bigint[])
      AND version.ends_at <= ${window.from}
    ORDER BY version.ends_at, agreement.id`.execute(db);
  return withParents(db, rows, { merchantId, kind, period, ...window });
}

export interface Start {
  readonly at: Date;
  /** No terms apply, but earlier terms have late bookings. */
  readonly isLate: boolean;
}

/**
 * When the next window of a kind and period must begin, at or after an instant: when terms come into force, or when a
 * late booking arrives for ended terms. Null if neither happens.
 */
export async function findFirstStart(db: GatewayDatabase, scope: Scope, after: Date): Promise<Start | null> {
  const at = await findFirstTerms(db, scope, after);
  // Nothing can be late before the first window.
  const late = after.getTime() === 0 || at?.getTime() === after.getTime() ? null : await findFirstLate(db, scope, after);
  if (late !== null && (at === null || late < at)) return { at: late, isLate: true };
  return at === null ? null : { at, isLate: false };
}

/** A late hour's note counts until the scale's next window is calculated. */
async function findFirstLate(db: GatewayDatabase, { merchantId, kind, period }: Scope, after: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    WITH ended AS MATERIALIZED (
      SELECT member_id, starts_at, version.ends_at FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
      WHERE agreement.merchant_id = ${merchantId} AND kind = ${kind} AND COALESCE(terms ->> 'period', ${period}) = ${period}
        AND starts_at < version.ends_at AND version.ends_at <= ${after}
    ), until AS MATERIALIZED (SELECT max(ends_at) + ${billedFor}::interval AS at FROM ended), late AS (
      SELECT voided_at AS at, bet.lineage_id, settled_at AS of FROM bet_void
        JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_void.bet_id
        WHERE bet_void.merchant_id = ${merchantId} AND voided_at >= ${after} AND voided_at < (SELECT at FROM until)
      UNION ALL SELECT ${after}, lineage_id, hour FROM commission_late_hour
        WHERE merchant_id = ${merchantId} AND is_closed AND ${kind} <> 'realTime' AND noted_at > (
          SELECT max(event.at) FROM commission_window AS own JOIN commission_event AS event ON event.window_id = own.id
          WHERE own.merchant_id = ${merchantId} AND own.kind = ${kind} AND own.period = ${period} AND action = 'calculate'
        ) AND ${after} < (SELECT at FROM until)
      UNION ALL SELECT counts_at, lineage_id, settled_at FROM commission_late_bet
        WHERE merchant_id = ${merchantId} AND ${kind} = 'realTime' AND counts_at >= ${after} AND counts_at < (SELECT at FROM until)
    ) SELECT min(late.at) AS at FROM late JOIN lineage_ancestor AS above USING (lineage_id)
      JOIN ended ON member_id = ancestor_id AND of >= starts_at AND of < ends_at AND late.at < ends_at + ${billedFor}::interval`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

async function findFirstTerms(db: GatewayDatabase, { merchantId, kind, period }: Scope, after: Date): Promise<Date | null> {
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
