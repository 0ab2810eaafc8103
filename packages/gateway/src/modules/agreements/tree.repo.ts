import type { AgreementKind } from '@livery/contract/agreements';
import { sql, type RawBuilder } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import '#identity/identity.schema.ts';
import type { AgreementRow } from './agreement.repo.ts';

interface Place extends MemberKey {
  /** All kinds if omitted. */
  readonly kind?: AgreementKind;
}

const isInForce = (agreement: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${agreement}.state`)} IN ('active', 'ending')`;

function ofKind(db: GatewayDatabase, { merchantId, kind }: Place) {
  const rows = db.selectFrom('agreement').selectAll('agreement').where('agreement.merchant_id', '=', merchantId);
  return (kind === undefined ? rows : rows.where('agreement.kind', '=', kind)).where(isInForce('agreement'));
}

/** The agreements of agents above a member, with uplines or the house. */
export function listAbove(db: GatewayDatabase, place: Place): Promise<AgreementRow[]> {
  return ofKind(db, place)
    .where(
      sql<boolean>`agreement.member_id IN (SELECT ancestor_id FROM member JOIN lineage_ancestor USING (lineage_id) WHERE member.id = ${place.memberId})`,
    )
    .orderBy('agreement.id')
    .execute();
}

/** Agreements of agents below a member with the house. */
export function listHouseBelow(db: GatewayDatabase, place: Place): Promise<AgreementRow[]> {
  return houseBelow(db, place).execute();
}

/**
 * The same for agents whose nearest agent above with an agreement of the kind is the member. `also` counts as having
 * one.
 */
export function listNearestHouseBelow(
  db: GatewayDatabase,
  place: Place & { readonly kind: AgreementKind },
  also: number,
): Promise<AgreementRow[]> {
  const { memberId, merchantId, kind } = place;
  return houseBelow(db, place)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM member JOIN lineage_ancestor AS own ON own.lineage_id = member.lineage_id AND own.ancestor_id = ${memberId}
          JOIN lineage_ancestor AS between ON between.lineage_id = own.lineage_id AND between.depth < own.depth
        WHERE member.id = agreement.member_id AND (between.ancestor_id = ${also} OR EXISTS (SELECT FROM agreement AS other
          WHERE other.merchant_id = ${merchantId} AND other.member_id = between.ancestor_id AND other.kind = ${kind} AND ${isInForce('other')}))
      )`,
    )
    .execute();
}

function houseBelow(db: GatewayDatabase, place: Place) {
  return ofKind(db, place)
    .innerJoin('member', 'member.id', 'agreement.member_id')
    .innerJoin('lineage_ancestor', 'lineage_ancestor.lineage_id', 'member.lineage_id')
    .where('lineage_ancestor.merchant_id', '=', place.merchantId)
    .where('lineage_ancestor.ancestor_id', '=', place.memberId)
    .where('agreement.upline_id', 'is', null)
    .orderBy('agreement.id');
}

/** Locks agreements of the kind, so that the terms above and below stay as read until the transaction ends. */
export async function lockTerms(db: GatewayDatabase, merchantId: number, kind: AgreementKind): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'agreements', ${merchantId}::integer, ${kind}::text), 0))`.execute(
    db,
  );
}
