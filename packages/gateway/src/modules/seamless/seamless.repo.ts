import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { hashToken } from '#identity/authentication.ts';
import { lockBets, type LockedBet } from '../bets/bets.repo.ts';
import '../catalogue/catalogue.schema.ts';
import type { TicketRow } from '../launch/launch.repo.ts';
import '../launch/launch.schema.ts';
import './seamless.schema.ts';

type SeamlessTransaction = Selectable<Database['seamless_transaction']>;

/** One aggregator's moves at one merchant. */
export interface Book {
  readonly merchantId: number;
  readonly aggregator: string;
}

export interface Round extends Book {
  readonly memberId: number;
  readonly round: string;
}

/** Serializes the moves of a round until the transaction ends. */
export async function lockRound(trx: LedgerTransaction, { merchantId, aggregator, memberId, round }: Round): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'round', ${merchantId}::integer, ${aggregator}::text, ${memberId}::bigint, ${round}::text), 0))`.execute(
    trx,
  );
}

export async function findMove(
  trx: LedgerTransaction,
  { merchantId, aggregator }: Book,
  kind: SeamlessTransaction['kind'],
  vendorTxn: string,
): Promise<SeamlessTransaction | null> {
  const row = await trx
    .selectFrom('seamless_transaction')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('aggregator', '=', aggregator)
    .where('kind', '=', kind)
    .where('vendor_txn', '=', vendorTxn)
    .executeTakeFirst();
  return row ?? null;
}

/** False, without writing, if the number has been used in the meantime. */
export async function insertMove(trx: LedgerTransaction, move: Insertable<Database['seamless_transaction']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('seamless_transaction')
    .values(move)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const movesOf = (trx: LedgerTransaction, { merchantId, aggregator, memberId, round }: Round) =>
  trx
    .selectFrom('seamless_transaction as move')
    .where('move.merchant_id', '=', merchantId)
    .where('move.aggregator', '=', aggregator)
    .where('move.member_id', '=', memberId)
    .where('move.round', '=', round);

export async function isSettled(trx: LedgerTransaction, round: Round): Promise<boolean> {
  return (await movesOf(trx, round).select('move.at').where('move.kind', '=', 'win').executeTakeFirst()) !== undefined;
}

/** Whether bets of the round were rolled back before they arrived. */
export async function hasTombstone(trx: LedgerTransaction, round: Round): Promise<boolean> {
  const asked = movesOf(trx, round).select('move.at').where('move.kind', '=', 'bet').where('move.bet_id', 'is', null);
  return (await asked.executeTakeFirst()) !== undefined;
}

/** Locks the round's bets, oldest first. */
export async function lockBetsOf(trx: LedgerTransaction, round: Round): Promise<LockedBet[]> {
  const staked = movesOf(trx, round).where('move.kind', '=', 'bet').where('move.bet_id', 'is not', null);
  const places = await staked.select(({ ref }) => [ref('move.bet_id').$notNull().as('id'), 'move.at as openedAt']).execute();
  return lockBets(trx, round.memberId, places);
}

/** A sitting at an aggregator's game, whose rules are the aggregator's. */
export async function insertPlaySession(trx: LedgerTransaction, ticket: TicketRow, token: string, now: Date): Promise<void> {
  const { merchant_id, member_id, node_id, unit, session_hash, aggregator } = ticket;
  await trx
    .insertInto('sitting')
    .values({
      token_hash: hashToken(token),
      merchant_id,
      member_id,
      node_id,
      unit,
      session_hash,
      model: modelOf(aggregator ?? ''),
      demo_balance: null,
      opened_at: now,
      seen_at: now,
    })
    .execute();
}

const modelOf = (aggregator: string): string => `seamless:${aggregator}`;

export type PlaySessionRow = NonNullable<Awaited<ReturnType<typeof findPlaySession>>>;

export async function findPlaySession(trx: LedgerTransaction, aggregator: string, token: string) {
  const row = await trx
    .selectFrom('sitting')
    .innerJoin('game', 'game.node_id', 'sitting.node_id')
    .leftJoin('merchant_game', (join) =>
      join.onRef('merchant_game.merchant_id', '=', 'sitting.merchant_id').onRef('merchant_game.node_id', '=', 'sitting.node_id'),
    )
    .select(['sitting.id', 'sitting.node_id', 'sitting.unit', 'sitting.session_hash'])
    .select(['sitting.closed_at', 'sitting.seen_at', 'sitting.opened_at'])
    .select(({ ref }) => ref('sitting.member_id').$notNull().as('member_id'))
    .select(sql<boolean>`game.maintenance OR coalesce(merchant_game.maintenance, false)`.as('maintenance'))
    .where('sitting.token_hash', '=', hashToken(token))
    .where('sitting.model', '=', modelOf(aggregator))
    .executeTakeFirst();
  return row ?? null;
}

export async function noteBet(trx: LedgerTransaction, sittingId: number, now: Date): Promise<void> {
  await trx.updateTable('sitting').set({ seen_at: now }).where('id', '=', sittingId).execute();
}

export async function isMember(trx: LedgerTransaction, memberId: number): Promise<boolean> {
  return (await trx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()) !== undefined;
}

export async function currencyOf(trx: LedgerTransaction, merchantId: number): Promise<string> {
  return (await trx.selectFrom('merchant').select('currency').where('id', '=', merchantId).executeTakeFirstOrThrow()).currency;
}
