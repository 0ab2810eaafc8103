import { sql } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import '../bets/bets.schema.ts';
import './play-proofs.schema.ts';
import type { NamedLeaf } from './play-tree.rules.ts';

/** Only one gateway at a time creates a merchant's proofs. */
export async function lockProofs(trx: LedgerTransaction, merchantId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'play-proof', ${merchantId}::integer), 0))`.execute(trx);
}

export interface ProofRow {
  readonly id: number;
  readonly day: string;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly leaves: number;
  readonly root: string;
}

const columns = ['id', 'from_at', 'before_at', 'leaves', 'root', sql<string>`day::text`.as('day')] as const;

/** The latest ones, latest first. */
export function listLastProofs(db: GatewayDatabase, merchantId: number, count: number): Promise<ProofRow[]> {
  return db.selectFrom('play_proof').select(columns).where('merchant_id', '=', merchantId).orderBy('id', 'desc').limit(count).execute();
}

/** Play without a leaf, and everyone who played on the day. */
export interface UntoldPlay {
  readonly member_id: number;
  readonly lineage_id: number;
  readonly valid_stake: number;
  readonly result: number;
}

/**
 * Play booked in the day's hours, and late bookings for hours since `since`, which are published now. `since` is the
 * start of an earlier proof, or of the day.
 */
export async function readUntold(
  trx: LedgerTransaction,
  merchantId: number,
  { since, from, before }: { readonly since: Date; readonly from: Date; readonly before: Date },
): Promise<UntoldPlay[]> {
  const { rows } = await sql<UntoldPlay>`
    WITH played AS (
      SELECT member_id, lineage_id, sum(valid_stake) AS valid_stake, sum(payout - stake) AS result, bool_or(hour >= ${from}) AS is_new
      FROM member_hour WHERE merchant_id = ${merchantId} AND hour >= ${since} AND hour < ${before} GROUP BY 1, 2
    ), told AS (
      SELECT member_id, lineage_id, sum(valid_stake) AS valid_stake, sum(result) AS result
      FROM play_leaf JOIN play_proof USING (merchant_id, day) WHERE merchant_id = ${merchantId} AND from_at >= ${since} GROUP BY 1, 2
    ), untold AS (
      SELECT member_id, lineage_id, is_new, played.valid_stake - COALESCE(told.valid_stake, 0) AS valid_stake,
        played.result - COALESCE(told.result, 0) AS result
      FROM played LEFT JOIN told USING (member_id, lineage_id)
    )
    SELECT member_id, lineage_id, valid_stake::bigint AS valid_stake, result::bigint AS result FROM untold
    WHERE is_new OR (valid_stake, result) <> (0, 0)`.execute(trx);
  return rows;
}

/** The existing names of these members. The others get new ones. */
export async function namePlayers(
  trx: LedgerTransaction,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(memberIds)];
  // A random UUID has 122 random bits.
  await sql`INSERT INTO play_pseudonym (merchant_id, member_id, pseudonym)
    SELECT ${merchantId}, id, replace(gen_random_uuid()::text, '-', '') FROM unnest(${ids}::bigint[]) AS asked (id)
    ON CONFLICT (member_id) DO NOTHING`.execute(trx);
  const { rows } = await sql<{ id: number; pseudonym: string }>`SELECT member_id AS id, pseudonym FROM play_pseudonym
    WHERE member_id = ANY (${ids}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, pseudonym }) => [id, pseudonym]));
}

export interface NewProof {
  readonly merchant_id: number;
  readonly day: string;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly root: string;
  readonly made_at: Date;
}

/** Leaves are ordered by position. */
export async function insertProof(trx: LedgerTransaction, proof: NewProof, leaves: readonly UntoldPlay[]): Promise<void> {
  await trx
    .insertInto('play_proof')
    .values({ ...proof, leaves: leaves.length })
    .execute();
  for (let first = 0; first < leaves.length; first += 5_000) {
    const some = leaves.slice(first, first + 5_000).map((leaf, index) => ({ ...leaf, position: first + index }));
    await sql`INSERT INTO play_leaf (merchant_id, day, position, member_id, lineage_id, valid_stake, result)
      SELECT ${proof.merchant_id}, ${proof.day}::date, position, member_id, lineage_id, valid_stake, result
      FROM jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        AS leaf (position integer, member_id bigint, lineage_id integer, valid_stake bigint, result bigint)`.execute(trx);
  }
}

const latestFirst = keyset('play-proofs', 'desc', { id: 'integer' });

export function listProofs(
  db: GatewayDatabase,
  merchantId: number,
  day: string | undefined,
  page: { after?: string; limit: number },
): Promise<{ items: ProofRow[]; next: string | null }> {
  const query = db.selectFrom('play_proof').select(columns).where('merchant_id', '=', merchantId);
  return readPage(day === undefined ? query : query.where('day', '=', day), latestFirst, page);
}

export async function findProof(db: GatewayDatabase, merchantId: number, day: string): Promise<ProofRow | null> {
  const row = await db
    .selectFrom('play_proof')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** All leaves of a day in order of position. */
export async function listLeaves(db: GatewayDatabase, merchantId: number, day: string): Promise<NamedLeaf[]> {
  const { rows } =
    await sql<NamedLeaf>`SELECT pseudonym, valid_stake, result FROM play_leaf JOIN play_pseudonym USING (merchant_id, member_id)
    WHERE merchant_id = ${merchantId} AND day = ${day}::date ORDER BY position`.execute(db);
  return rows;
}

export interface LeafRow extends NamedLeaf {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly level: number;
  readonly position: number;
}

/** Leaves of an agent's team: everyone who was below the agent while playing. */
export async function listTeamLeaves(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  day: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    SELECT leaf.member_id AS id, username, type, above.depth AS level, position, pseudonym, valid_stake, result
    FROM play_leaf AS leaf JOIN lineage_ancestor AS above ON above.merchant_id = leaf.merchant_id AND above.ancestor_id = ${memberId}
      AND above.lineage_id = leaf.lineage_id
    JOIN member ON member.id = leaf.member_id JOIN play_pseudonym ON play_pseudonym.member_id = leaf.member_id
    WHERE leaf.merchant_id = ${merchantId} AND leaf.day = ${day}::date AND position > ${after} ORDER BY position LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

export async function listOwnLeaves(db: GatewayDatabase, { merchantId, memberId }: MemberKey, day: string): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    SELECT leaf.member_id AS id, username, type, 0 AS level, position, pseudonym, valid_stake, result
    FROM play_leaf AS leaf JOIN member ON member.id = leaf.member_id JOIN play_pseudonym ON play_pseudonym.member_id = leaf.member_id
    WHERE leaf.merchant_id = ${merchantId} AND leaf.member_id = ${memberId} AND leaf.day = ${day}::date ORDER BY position`.execute(db);
  return rows;
}
