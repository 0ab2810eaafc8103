import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '../../../database/schema.ts';
import type { LedgerTransaction } from '../../../ledger/ledger.ts';
import { hashToken } from '../../../server/authentication.ts';
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

export interface LiveSession extends SessionRow {
  readonly currency: string;
  readonly model: string | null;
  readonly maintenance: boolean;
}

/** A session that may play: open, in use, and its member neither closed nor logged out everywhere. */
export async function findLiveSession(db: GatewayDatabase, token: string, usedSince: Date): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('game_session')
    .innerJoin('game', (join) =>
      join.onRef('game.node_id', '=', 'game_session.node_id').onRef('game.merchant_id', '=', 'game_session.merchant_id'),
    )
    .innerJoin('merchant', 'merchant.id', 'game_session.merchant_id')
    .selectAll('game_session')
    .select(['merchant.currency', 'game.model', 'game.maintenance'])
    .where('token_hash', '=', hashToken(token))
    .where('closed_at', 'is', null)
    .where('game_session.seen_at', '>', usedSince)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('game_session.member_id', 'is', null),
        exists(
          selectFrom('session')
            .innerJoin('member', 'member.id', 'session.member_id')
            .select('member.id')
            .whereRef('member.id', '=', 'game_session.member_id')
            .where('member.state', '=', 'active'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The next round's number and the seed that decides it; null when the session has been closed meanwhile. */
export async function nextNonce(
  trx: LedgerTransaction,
  sessionId: number,
  now: Date,
): Promise<{ nonce: number; server_seed: Buffer } | null> {
  const row = await trx
    .updateTable('game_session')
    .set(({ eb }) => ({ nonce: eb('nonce', '+', 1), seen_at: now }))
    .where('id', '=', sessionId)
    .where('closed_at', 'is', null)
    .returning(['nonce', 'server_seed'])
    .executeTakeFirst();
  return row ?? null;
}

export async function lockSession(trx: LedgerTransaction, sessionId: number): Promise<SessionRow | null> {
  return (
    (await trx
      .selectFrom('game_session')
      .selectAll()
      .where('id', '=', sessionId)
      .where('closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
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

export async function closeSession(db: GatewayDatabase, token: string, now: Date): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ closed_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('closed_at', 'is', null)
    .execute();
}
