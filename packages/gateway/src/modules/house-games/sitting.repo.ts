import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { hashToken } from '#identity/authentication.ts';
import type { GameModelId } from '@livery/arcade/models/game-models';
import '../catalogue/catalogue.schema.ts';
import type { TicketRow } from '../launch/launch.repo.ts';
import './house-games.schema.ts';

export interface NewSitting {
  readonly token: string;
  readonly ticket: TicketRow;
  readonly model: string;
  readonly demoBalance: number | null;
  readonly serverSeed: Buffer;
  readonly now: Date;
}

export async function insertSitting(
  trx: LedgerTransaction,
  { token, ticket, model, demoBalance, serverSeed, now }: NewSitting,
): Promise<void> {
  const { merchant_id, member_id, node_id, unit, session_hash } = ticket;
  const { id } = await trx
    .insertInto('sitting')
    .values({
      token_hash: hashToken(token),
      merchant_id,
      member_id,
      node_id,
      unit,
      model,
      session_hash,
      demo_balance: demoBalance,
      opened_at: now,
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changeSeed(trx, { merchant_id, id }, serverSeed, now);
}

export type Sitting = NonNullable<Awaited<ReturnType<typeof lockSitting>>>;

/**
 * Locks the sitting behind a token, open or not, so that its rounds follow each other. It is an advisory lock, because
 * a row lock would write WAL for each round.
 */
export async function lockSitting(trx: LedgerTransaction, token: string) {
  const hash = hashToken(token);
  await sql`SELECT pg_advisory_xact_lock(${String(hash.readBigInt64BE())}::bigint)`.execute(trx);
  const row = await trx
    .selectFrom('sitting')
    .innerJoin('sitting_seed', 'sitting_seed.id', 'sitting.seed_id')
    .innerJoin('game', 'game.node_id', 'sitting.node_id')
    .leftJoin('merchant_game', (join) =>
      join.onRef('merchant_game.merchant_id', '=', 'sitting.merchant_id').onRef('merchant_game.node_id', '=', 'sitting.node_id'),
    )
    .innerJoin('merchant', 'merchant.id', 'sitting.merchant_id')
    .leftJoin('account', (join) =>
      join
        .onRef('account.merchant_id', '=', 'sitting.merchant_id')
        .onRef('account.member_id', '=', 'sitting.member_id')
        .onRef('account.unit', '=', 'sitting.unit')
        .on('account.kind', '=', 'CASH'),
    )
    .selectAll('sitting')
    .select([
      'sitting_seed.server_seed',
      'merchant.currency',
      'account.id as cash_id',
      sql<boolean>`game.maintenance OR coalesce(merchant_game.maintenance, false)`.as('maintenance'),
    ])
    .where('sitting.token_hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}

/** The next round's number. Null if the sitting was closed in the meantime. */
export async function nextNonce(trx: LedgerTransaction, sittingId: number, now: Date, pacedUntil: Date): Promise<number | null> {
  const row = await trx
    .updateTable('sitting')
    .set(({ eb }) => ({ nonce: eb('nonce', '+', 1), seen_at: now, paced_until: pacedUntil }))
    .where('id', '=', sittingId)
    .where('closed_at', 'is', null)
    .returning('nonce')
    .executeTakeFirst();
  return row?.nonce ?? null;
}

/** Counts a call that is not a round towards the pace. */
export async function noteUseOf(trx: LedgerTransaction, sittingId: number, now: Date, pacedUntil: Date): Promise<void> {
  await trx.updateTable('sitting').set({ seen_at: now, paced_until: pacedUntil }).where('id', '=', sittingId).execute();
}

/** Stores a demo's balance and last round, so that a lost answer can be repeated. */
export async function noteDemoRound(trx: LedgerTransaction, sittingId: number, balance: number, round: object): Promise<void> {
  await trx
    .updateTable('sitting')
    .set({ demo_balance: balance, demo_round: JSON.stringify(round) })
    .where('id', '=', sittingId)
    .execute();
}

/** Starts a new seed; its rounds count from 1. */
export async function changeSeed(
  trx: LedgerTransaction,
  sitting: { readonly merchant_id: number; readonly id: number },
  serverSeed: Buffer,
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto('sitting_seed')
    .values({ merchant_id: sitting.merchant_id, sitting_id: sitting.id, server_seed: serverSeed, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('sitting').set({ seed_id: id, nonce: 0, seen_at: now }).where('id', '=', sitting.id).execute();
}

export async function revealSeed(trx: LedgerTransaction, seedId: number | null, now: Date): Promise<void> {
  await trx.updateTable('sitting_seed').set({ revealed_at: now }).where('id', '=', seedId).execute();
}

export async function findSeedOf(trx: LedgerTransaction, seedId: number): Promise<Buffer> {
  const { server_seed } = await trx.selectFrom('sitting_seed').select('server_seed').where('id', '=', seedId).executeTakeFirstOrThrow();
  return server_seed;
}

export async function listRevealedSeeds(trx: LedgerTransaction, sittingId: number): Promise<Buffer[]> {
  const rows = await trx
    .selectFrom('sitting_seed')
    .select('server_seed')
    .where('sitting_id', '=', sittingId)
    .where('revealed_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ server_seed }) => server_seed);
}

export async function closeSitting(db: GatewayDatabase, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sitting')
    .set({ closed_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('closed_at', 'is', null)
    .execute();
}

/** The games of a model. */
export async function listNodesOf(db: GatewayDatabase, model: GameModelId): Promise<number[]> {
  const rows = await db.selectFrom('game').select('node_id').where('model', '=', model).execute();
  return rows.map(({ node_id }) => node_id);
}

/** Deletes demo sittings opened before an instant, with their seeds. They moved no money. */
export async function deleteDemos(db: GatewayDatabase, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sittings = trx.selectFrom('sitting').select('id').where('member_id', 'is', null).where('opened_at', '<', before);
    await trx.deleteFrom('sitting_seed').where('sitting_id', 'in', sittings).execute();
    await trx.deleteFrom('sitting').where('member_id', 'is', null).where('opened_at', '<', before).execute();
  });
}
