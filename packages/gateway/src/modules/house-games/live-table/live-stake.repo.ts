import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Sitting } from '../sitting.repo.ts';
import '../house-games.schema.ts';
import '#modules/launch/launch.schema.ts';

export type LiveStake = Selectable<Database['live_stake']>;

/** The owner of stakes: a member, over all sittings, or a demo sitting. */
export type Player = Pick<Sitting, 'id' | 'member_id'>;

export interface NewStake {
  readonly sitting: Pick<Sitting, 'id' | 'member_id' | 'merchant_id' | 'unit'>;
  readonly roundId: number;
  readonly key: string;
  readonly stake: number;
  readonly clientSeed: string;
  readonly choice: Buffer;
  readonly betId: number | null;
}

export async function insertStake(trx: LedgerTransaction, made: NewStake): Promise<LiveStake> {
  const { sitting, roundId, key, stake, clientSeed, choice, betId } = made;
  return trx
    .insertInto('live_stake')
    .values({
      merchant_id: sitting.merchant_id,
      round_id: roundId,
      sitting_id: sitting.id,
      member_id: sitting.member_id,
      unit: sitting.unit,
      key,
      stake,
      client_seed: clientSeed,
      choice,
      bet_id: betId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a player's stake. Null if it belongs to somebody else. */
export async function lockStake(trx: LedgerTransaction, player: Player, key: string): Promise<LiveStake | null> {
  const row = await trx.selectFrom('live_stake').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
  return row !== undefined && isOf(player, row) ? row : null;
}

function isOf({ id, member_id }: Player, stake: LiveStake): boolean {
  return member_id === null ? stake.sitting_id === id : stake.member_id === member_id;
}

/** A player's stakes on a round, without voided ones. */
export async function listOwn(db: GatewayDatabase, player: Player, roundId: number): Promise<LiveStake[]> {
  return standing(db, roundId)
    .where(({ eb }) => (player.member_id === null ? eb('sitting_id', '=', player.id) : eb('member_id', '=', player.member_id)))
    .execute();
}

const standing = (db: GatewayDatabase, roundId: number) =>
  db.selectFrom('live_stake').selectAll().where('round_id', '=', roundId).where('state', '<>', 'undone').orderBy('id');

/** The client seeds of the first players who staked, one each, in the order of their stakes. */
export async function listFirstSeeds(trx: LedgerTransaction, roundId: number, count: number): Promise<string[]> {
  const first = trx
    .selectFrom('live_stake')
    .select([sql<number>`min(id)`.as('first')])
    .where('round_id', '=', roundId)
    .where('state', '<>', 'undone')
    .groupBy(sql`coalesce(member_id, -sitting_id)`)
    .orderBy('first')
    .limit(count);
  const rows = await trx.selectFrom('live_stake').select('client_seed').where('id', 'in', first).orderBy('id').execute();
  return rows.map(({ client_seed }) => client_seed);
}

/** Counts a round's stakes that were not undone, and the members' stakes among them. */
export async function countStakes(trx: LedgerTransaction, roundId: number): Promise<{ all: number; bets: number }> {
  const row = await trx
    .selectFrom('live_stake')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`count(member_id)::int`.as('bets')])
    .where('round_id', '=', roundId)
    .where('state', '<>', 'undone')
    .executeTakeFirstOrThrow();
  return row;
}

/** Locks open stakes on a round. */
export async function lockOpenStakes(trx: LedgerTransaction, roundId: number, limit: number): Promise<LiveStake[]> {
  return trx
    .selectFrom('live_stake')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export interface StakeEnd {
  readonly stake: Pick<LiveStake, 'id'>;
  /** Null for a stake that was undone, like the choice. */
  readonly win: number | null;
  readonly choice: Buffer | null;
}

export const undone = { win: null, choice: null } satisfies Partial<StakeEnd>;

/** Settles or undoes stakes in one statement. */
export async function noteStakes(trx: LedgerTransaction, ends: readonly StakeEnd[]): Promise<void> {
  await sql`
    UPDATE live_stake SET state = CASE WHEN one.win IS NULL THEN 'undone' ELSE 'settled' END, win = one.win,
      choice = coalesce(one.choice, live_stake.choice)
    FROM unnest(
      ${ends.map(({ stake }) => stake.id)}::bigint[], ${ends.map(({ win }) => win)}::bigint[], ${ends.map(({ choice }) => choice)}::bytea[]
    ) AS one (id, win, choice) WHERE live_stake.id = one.id`.execute(trx);
}

/** Pays play money to demo sittings, by their ids. */
export async function payDemos(trx: LedgerTransaction, paid: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    UPDATE sitting SET demo_balance = demo_balance + one.amount
    FROM unnest(${[...paid.keys()]}::bigint[], ${[...paid.values()]}::bigint[]) AS one (id, amount) WHERE sitting.id = one.id`.execute(trx);
}

/** Moves play money of a demo sitting. Returns the new balance, or null if it would be negative. */
export async function moveDemo(trx: LedgerTransaction, sittingId: number, amount: number): Promise<number | null> {
  const row = await trx
    .updateTable('sitting')
    .set({ demo_balance: sql<number>`demo_balance + ${amount}` })
    .where('id', '=', sittingId)
    .where(sql<boolean>`demo_balance + ${amount} >= 0`)
    .returning('demo_balance')
    .executeTakeFirst();
  return row?.demo_balance ?? null;
}

export interface SeenRow {
  readonly id: number;
  readonly member_id: number | null;
  readonly username: string;
  readonly stake: number;
  readonly choice: Buffer;
  readonly state: LiveStake['state'];
  readonly win: number | null;
}

/** Real-money stakes on a round, largest first. */
export async function listSeen(db: GatewayDatabase, roundId: number, currency: string, limit: number): Promise<SeenRow[]> {
  return db
    .selectFrom('live_stake')
    .innerJoin('member', 'member.id', 'live_stake.member_id')
    .select(['live_stake.id', 'live_stake.member_id', 'member.username', 'live_stake.stake', 'choice', 'live_stake.state', 'win'])
    .where('round_id', '=', roundId)
    .where('live_stake.unit', '=', currency)
    .where('live_stake.state', '<>', 'undone')
    .orderBy('live_stake.stake', 'desc')
    .orderBy('live_stake.id')
    .limit(limit)
    .execute();
}

export async function sumSeen(db: GatewayDatabase, roundId: number, currency: string): Promise<{ players: number; staked: number }> {
  return db
    .selectFrom('live_stake')
    .select([sql<number>`count(DISTINCT member_id)::int`.as('players'), sql<number>`coalesce(sum(stake), 0)::bigint`.as('staked')])
    .where('round_id', '=', roundId)
    .where('unit', '=', currency)
    .where('state', '<>', 'undone')
    .where('member_id', 'is not', null)
    .executeTakeFirstOrThrow();
}

export async function hasOpenStakes(db: GatewayDatabase, roundIds: readonly number[]): Promise<boolean> {
  if (roundIds.length === 0) return false;
  const row = await db
    .selectFrom('live_stake')
    .select('id')
    .where('round_id', 'in', [...roundIds])
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** These players' stakes on these rounds, including voided ones. */
export async function listOfPlayers(db: GatewayDatabase, players: readonly Player[], roundIds: readonly number[]): Promise<LiveStake[]> {
  const members = players.flatMap(({ member_id }) => member_id ?? []);
  const demos = players.flatMap(({ id, member_id }) => (member_id === null ? [id] : []));
  return db
    .selectFrom('live_stake')
    .selectAll()
    .where('round_id', 'in', [...roundIds])
    .where(sql<boolean>`(member_id = ANY (${members}::bigint[]) OR (member_id IS NULL AND sitting_id = ANY (${demos}::bigint[])))`)
    .orderBy('id')
    .execute();
}

/** Balances by sitting: a member's cash, or a demo's play money. */
export async function readBalances(db: GatewayDatabase, sittingIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sitting')
    .leftJoin('account', (join) =>
      join
        .onRef('account.merchant_id', '=', 'sitting.merchant_id')
        .onRef('account.member_id', '=', 'sitting.member_id')
        .onRef('account.unit', '=', 'sitting.unit')
        .on('account.kind', '=', 'CASH'),
    )
    .select(['sitting.id', sql<number>`coalesce(demo_balance, account.balance, 0)::bigint`.as('balance')])
    .where(sql<boolean>`sitting.id = ANY (${sittingIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}
