import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '#ledger/ledger.schema.ts';
import './bets.schema.ts';

export interface Bet {
  /** The transaction of its stake. */
  readonly id: number;
  readonly key: string;
  readonly openedAt: Date;
  readonly merchantId: number;
  readonly memberId: number;
  readonly nodeId: number;
  readonly gameType: string;
  readonly unit: string;
  readonly stake: number;
  /** Null while it is open, like the next. */
  readonly payout: number | null;
  readonly settleTxn: number | null;
  /** The game's own record of how the result came about. */
  readonly course: Buffer | null;
}

const columns = [
  'bet.id',
  'bet.key',
  'bet.opened_at as openedAt',
  'bet.merchant_id as merchantId',
  'bet.member_id as memberId',
  'bet.node_id as nodeId',
  'bet.game_type as gameType',
  'bet.unit',
  'bet.stake',
  'bet.payout',
  'bet.settle_txn as settleTxn',
  'bet.course',
] as const;

/** The key of a bet. */
export type BetPlace = Pick<Bet, 'memberId' | 'openedAt' | 'id'>;

/** Locks an open bet and returns the columns that settling needs. */
export type HeldBet = BetPlace & Pick<Bet, 'merchantId' | 'gameType' | 'unit'>;

export interface NewBet extends Omit<Bet, 'gameType'> {
  readonly settledAt: Date | null;
}

/** The hooks' conditions on a bet, evaluated by the statement that writes it. */
const answersTo = (questions: readonly RawBuilder<boolean>[]) => sql<boolean[]>`ARRAY[${sql.join([...questions])}]::boolean[]`;

export async function insertBet(
  trx: LedgerTransaction,
  { id, key, openedAt, merchantId, memberId, nodeId, unit, stake, payout, settleTxn, settledAt, course }: NewBet,
  questions: readonly RawBuilder<boolean>[],
): Promise<{ gameType: string; answers: boolean[] }> {
  return trx
    .insertInto('bet')
    .values({
      member_id: memberId,
      id,
      merchant_id: merchantId,
      node_id: nodeId,
      key,
      stake,
      valid_stake: stake,
      payout,
      opened_at: openedAt,
      settled_at: settledAt,
      settle_txn: settleTxn,
      unit,
      course,
    })
    .returning(['game_type as gameType', answersTo(questions).as('answers')])
    .executeTakeFirstOrThrow();
}

/** Lets the planner skip other partitions and other members' bets. */
function isAmong(places: readonly BetPlace[]): RawBuilder<boolean> {
  const members = [...new Set(places.map(({ memberId }) => memberId))];
  const instants = [...new Set(places.map(({ openedAt }) => openedAt.getTime()))].map((instant) => new Date(instant));
  return sql`(bet.member_id = ANY (${members}::bigint[]) AND bet.opened_at = ANY (${instants}::timestamptz[]))`;
}

interface SettledRow {
  readonly bet: BetPlace;
  readonly payout: number;
  readonly validStake: number;
  readonly settleTxn: number;
  readonly now: Date;
  readonly course: Buffer | null;
}

/** Settles open bets in one statement. Returns the hooks' questions answered, by bet id. */
export async function settleBets(
  trx: LedgerTransaction,
  settled: readonly SettledRow[],
  questions: readonly RawBuilder<boolean>[],
): Promise<Map<number, boolean[]>> {
  const of = <Value>(pick: (row: SettledRow) => Value): Value[] => settled.map(pick);
  const { rows } = await sql<{ id: number; answers: boolean[] }>`
    UPDATE bet SET payout = one.payout, valid_stake = one.valid_stake, settled_at = one.at, settle_txn = one.txn, course = one.course,
      day = (one.at AT TIME ZONE (SELECT time_zone FROM merchant WHERE merchant.id = bet.merchant_id))::date,
      lineage_id = (SELECT lineage_id FROM member WHERE member.id = bet.member_id)
    FROM unnest(${of(({ bet }) => bet.memberId)}::bigint[], ${of(({ bet }) => bet.openedAt)}::timestamptz[], ${of(({ bet }) => bet.id)}::bigint[],
      ${of(({ payout }) => payout)}::bigint[], ${of(({ validStake }) => validStake)}::bigint[], ${of(({ now }) => now)}::timestamptz[],
      ${of(({ settleTxn }) => settleTxn)}::bigint[], ${of(({ course }) => course)}::bytea[])
      AS one (member_id, opened_at, id, payout, valid_stake, at, txn, course)
    WHERE bet.member_id = one.member_id AND bet.opened_at = one.opened_at AND bet.id = one.id AND ${isAmong(of(({ bet }) => bet))}
    RETURNING bet.id, ${answersTo(questions)} AS answers`.execute(trx);
  if (rows.length !== settled.length) throw new Error('A bet to settle is not there');
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

/** Records the progress of an open bet's round. */
export async function noteCourse(trx: LedgerTransaction, bet: BetPlace, course: Buffer): Promise<void> {
  await at(trx, bet).set({ course }).execute();
}

const at = (trx: LedgerTransaction, { memberId, openedAt, id }: BetPlace) =>
  trx.updateTable('bet').where('member_id', '=', memberId).where('opened_at', '=', openedAt).where('id', '=', id);

/** How far apart the clocks of two gateways that use the same key may be. */
const clocksApart = 24 * 3_600_000;

/** The earliest time a bet may have been opened. Older partitions are not read. */
const openedSince = (since: Date) => new Date(since.getTime() - clocksApart);

/**
 * A bet that was settled when it was placed, found by its key, with the balance after it. Null if there is none.
 *
 * @param since when its key was created
 */
export async function findPlayed(trx: LedgerTransaction, key: string, since: Date, accountId: number) {
  const row = await trx
    .selectFrom('bet')
    .innerJoin('entry', (join) => join.onRef('entry.txn_id', '=', 'bet.settle_txn').onRef('entry.at', '=', 'bet.settled_at'))
    .select(['bet.stake', 'bet.payout', 'bet.course', 'entry.balance_after as balance'])
    .where('bet.key', '=', key)
    .where('bet.opened_at', '>=', openedSince(since))
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Bets that were not undone. */
const standing = (db: GatewayDatabase) =>
  db
    .selectFrom('bet')
    .select(columns)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bet_void')
            .select('bet_void.bet_id')
            .whereRef('bet_void.member_id', '=', 'bet.member_id')
            .whereRef('bet_void.opened_at', '=', 'bet.opened_at')
            .whereRef('bet_void.bet_id', '=', 'bet.id'),
        ),
      ),
    );

/** Null for somebody else's bet or a voided one. */
export async function findBetByKey(trx: LedgerTransaction, memberId: number, key: string, since: Date): Promise<Bet | null> {
  const bets = standing(trx).where('key', '=', key).where('member_id', '=', memberId).where('opened_at', '>=', openedSince(since));
  return (await bets.executeTakeFirst()) ?? null;
}

/** Locks open bets by their keys, without voided ones. */
export async function lockOpenBets(trx: LedgerTransaction, keys: readonly string[], since: Date): Promise<Map<string, Bet>> {
  if (keys.length === 0) return new Map();
  const rows = await standing(trx)
    .where('key', 'in', [...keys])
    .where('opened_at', '>=', openedSince(since))
    .where('payout', 'is', null)
    .orderBy('id')
    .forUpdate('bet')
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Locks open bets by partition and id, without voided ones. */
export async function lockOpenBetsAt(trx: LedgerTransaction, places: readonly BetPlace[]): Promise<Map<number, Bet>> {
  if (places.length === 0) return new Map();
  const rows = await standing(trx)
    .where(
      sql<boolean>`(bet.member_id, bet.opened_at, bet.id) IN (SELECT * FROM unnest(${places.map(({ memberId }) => memberId)}::bigint[],
        ${places.map(({ openedAt }) => openedAt)}::timestamptz[], ${places.map(({ id }) => id)}::bigint[]))`,
    )
    .where(isAmong(places))
    .where('payout', 'is', null)
    .orderBy('id')
    .forUpdate('bet')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Serializes calls on a member's rounds of one game, across devices and gateways, until the transaction ends. */
export async function lockRounds(trx: LedgerTransaction, memberId: number, nodeId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`rounds ${memberId} ${nodeId}`}, 0))`.execute(trx);
}

/** The member's unfinished rounds of a game, oldest first. */
export async function listOpenBets(trx: LedgerTransaction, memberId: number, nodeId: number): Promise<Bet[]> {
  return open(trx).where('member_id', '=', memberId).where('node_id', '=', nodeId).execute();
}

/** Unfinished rounds of some games that were opened before an instant, oldest first. */
export async function listLeftOpen(trx: LedgerTransaction, nodeIds: readonly number[], before: Date, limit: number): Promise<Bet[]> {
  if (nodeIds.length === 0) return [];
  return open(trx)
    .where('node_id', 'in', [...nodeIds])
    .where('opened_at', '<', before)
    .limit(limit)
    .execute();
}

const open = (trx: LedgerTransaction) => standing(trx).where('payout', 'is', null).where('course', 'is not', null).orderBy('opened_at');

/** Whether the member has an unfinished round whose course begins like this. */
export async function hasOpenCourse(db: GatewayDatabase, memberId: number, beginning: Buffer): Promise<boolean> {
  const row = await standing(db)
    .where('member_id', '=', memberId)
    .where('payout', 'is', null)
    .where(sql<boolean>`substring(course FOR ${beginning.length}::integer) = ${beginning}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type LockedBet = Bet & { readonly isVoid: boolean };

/** Locks a member's bets, open or not, oldest first. */
export async function lockBets(
  trx: LedgerTransaction,
  memberId: number,
  places: readonly Omit<BetPlace, 'memberId'>[],
): Promise<LockedBet[]> {
  if (places.length === 0) return [];
  const instants = places.map(({ openedAt }) => openedAt);
  const ids = places.map(({ id }) => id);
  const rows = await trx
    .selectFrom('bet')
    .select(columns)
    .where('member_id', '=', memberId)
    .where(sql<boolean>`opened_at = ANY (${instants}::timestamptz[])`)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate('bet')
    .execute();
  // Queried after the lock, so that a void it waited for is seen.
  const voids = await trx
    .selectFrom('bet_void')
    .select('bet_id')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`opened_at = ANY (${instants}::timestamptz[])`)
    .where('bet_id', 'in', ids)
    .execute();
  const undone = new Set(voids.map(({ bet_id }) => bet_id));
  return rows.map((row) => ({ ...row, isVoid: undone.has(row.id) }));
}
