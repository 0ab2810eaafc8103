import type { Insertable, Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { hashToken } from '#identity/authentication.ts';
import { isAlive } from '#identity/session-life.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../catalogue/catalogue.schema.ts';
import './launch.schema.ts';

export type TicketRow = Selectable<Database['launch_ticket']>;

export async function insertTicket(db: GatewayDatabase, ticket: Insertable<Database['launch_ticket']>): Promise<void> {
  await db.insertInto('launch_ticket').values(ticket).execute();
}

/** Finds the ticket of a house game without using it. */
export async function findTicket(db: GatewayDatabase, ticket: string): Promise<TicketRow | null> {
  const asked = db.selectFrom('launch_ticket').selectAll().where('ticket_hash', '=', hashToken(ticket));
  return (await asked.where('aggregator', 'is', null).executeTakeFirst()) ?? null;
}

/** Uses a ticket: one of concurrent callers gets it. It is for the house's games, or for an aggregator's. */
export async function takeTicket(
  trx: LedgerTransaction,
  { ticket, aggregator = null }: { readonly ticket: string; readonly aggregator?: string | null },
  now: Date,
): Promise<TicketRow | null> {
  const taken = await trx
    .updateTable('launch_ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', hashToken(ticket))
    .where('aggregator', 'is not distinct from', aggregator)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** The game of a ticket, with the currency of its merchant. */
export async function findGameOfTicket(db: GatewayDatabase, ticket: { readonly merchant_id: number; readonly node_id: number }) {
  return db
    .selectFrom('game')
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', ticket.merchant_id))
    .selectAll('game')
    .select('merchant.currency')
    .where('game.node_id', '=', ticket.node_id)
    .executeTakeFirstOrThrow();
}

export async function deleteTickets(db: GatewayDatabase, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('launch_ticket').where('expires_at', '<', expiredBefore).execute();
}

/** The live session of a member with an open account, by its token's hash. */
export async function findOpenSession(trx: LedgerTransaction, sessionHash: Buffer, now: Date): Promise<{ seen_at: Date } | null> {
  const row = await trx
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('session.seen_at')
    .where('session.token_hash', '=', sessionHash)
    .where('member.state', '=', 'active')
    .where(isAlive(now))
    .executeTakeFirst();
  return row ?? null;
}
