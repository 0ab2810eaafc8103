import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '../../../database/schema.ts';
import type { LedgerTransaction } from '../../../ledger/ledger.ts';
import { hashToken } from '../../../server/authentication.ts';
import { isAlive, isDueForNote, noteUse } from '../../../server/session-life.ts';
import '../games.tables.ts';

export type TicketRow = Selectable<Database['game_ticket']>;
export type SessionRow = Selectable<Database['game_session']>;
export type RoundRow = Selectable<Database['game_round']>;

export async function findTicket(db: GatewayDatabase, ticket: string): Promise<TicketRow | null> {
  return (await db.selectFrom('game_ticket').selectAll().where('ticket_hash', '=', hashToken(ticket)).executeTakeFirst()) ?? null;
}

/** One of all who try gets the ticket; it is gone for the others. */
export async function takeTicket(trx: LedgerTransaction, ticket: string, now: Date): Promise<TicketRow | null> {
  const taken = await trx
    .updateTable('game_ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', hashToken(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

export interface Sitting extends SessionRow {
  readonly currency: string;
  readonly model: string | null;
  readonly maintenance: boolean;
}

/** The sitting behind a token, open or not, for this transaction alone: two rounds of one sitting follow each other. */
export async function lockSitting(trx: LedgerTransaction, token: string): Promise<Sitting | null> {
  const row = await trx
    .selectFrom('game_session')
    .innerJoin('game', (join) =>
      join.onRef('game.node_id', '=', 'game_session.node_id').onRef('game.merchant_id', '=', 'game_session.merchant_id'),
    )
    .innerJoin('merchant', 'merchant.id', 'game_session.merchant_id')
    .selectAll('game_session')
    .select(['merchant.currency', 'game.model', 'game.maintenance'])
    .where('token_hash', '=', hashToken(token))
    .forUpdate('game_session')
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the session that launched a sitting is alive and its account open; it then counts as used. */
export async function noteLauncherUse(trx: LedgerTransaction, { session_hash }: Sitting, now: Date): Promise<boolean> {
  if (session_hash === null) return false;
  const launcher = await trx
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('session.seen_at')
    .where('session.token_hash', '=', session_hash)
    .where('member.state', '=', 'active')
    .where(isAlive(now))
    .executeTakeFirst();
  if (launcher === undefined) return false;
  if (isDueForNote(launcher.seen_at, now)) await noteUse(trx, session_hash, now);
  return true;
}

/** The number of the round that is about to be played. */
export async function nextNonce(trx: LedgerTransaction, sessionId: number, now: Date, pacedUntil: Date): Promise<number> {
  const { nonce } = await trx
    .updateTable('game_session')
    .set(({ eb }) => ({ nonce: eb('nonce', '+', 1), seen_at: now, paced_until: pacedUntil }))
    .where('id', '=', sessionId)
    .returning('nonce')
    .executeTakeFirstOrThrow();
  return nonce;
}

export async function findRound(db: GatewayDatabase, sessionId: number, idempotencyKey: string): Promise<RoundRow | null> {
  return (
    (await db
      .selectFrom('game_round')
      .selectAll()
      .where('session_id', '=', sessionId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst()) ?? null
  );
}

export async function findRevealedSeed(db: GatewayDatabase, sessionId: number, commitment: string): Promise<string | null> {
  const row = await db
    .selectFrom('game_revealed_seed')
    .select('server_seed')
    .where('session_id', '=', sessionId)
    .where('commitment', '=', commitment)
    .executeTakeFirst();
  return row?.server_seed ?? null;
}

export async function closeSession(db: GatewayDatabase, token: string, now: Date): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ closed_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('closed_at', 'is', null)
    .execute();
}
