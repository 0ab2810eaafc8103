import type { TicketState } from '@livery/contract/lotteries';
import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { MemberKey } from '#base/member-key.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import { bettingStates } from '../issues/issue.repo.ts';
import type { GroupChain } from '../groups/groups.rules.ts';
import '../lottery.schema.ts';

export type Ticket = Selectable<Database['lottery_ticket']>;

export interface NewTicket extends MemberKey {
  readonly nodeId: number;
  readonly issueId: number;
  readonly chaseId: number | null;
  readonly play: string;
  readonly slots: readonly string[];
  readonly lines: number;
  readonly lineStake: number;
  readonly times: number;
  readonly stake: number;
  readonly odds: readonly number[];
  readonly highest: number;
  readonly prizeGroup: number;
  readonly chain: GroupChain | null;
  readonly betId: number;
  readonly placedAt: Date;
}

export async function insertTickets(trx: LedgerTransaction, tickets: readonly NewTicket[]): Promise<number[]> {
  const rows = await trx
    .insertInto('lottery_ticket')
    .values(
      tickets.map((ticket) => ({
        merchant_id: ticket.merchantId,
        member_id: ticket.memberId,
        node_id: ticket.nodeId,
        issue_id: ticket.issueId,
        chase_id: ticket.chaseId,
        play: ticket.play,
        slots: sql<string[]>`${[...ticket.slots]}::varbit[]`,
        lines: ticket.lines,
        line_stake: ticket.lineStake,
        times: ticket.times,
        stake: ticket.stake,
        odds: [...ticket.odds],
        highest: ticket.highest,
        prize_group: ticket.prizeGroup,
        groups: ticket.chain === null ? null : [...ticket.chain.groups],
        uplines: ticket.chain === null ? null : [...ticket.chain.uplines],
        bet_id: ticket.betId,
        staked_at: ticket.placedAt,
        placed_at: ticket.placedAt,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The most that a member can win with open tickets, per issue. */
export async function sumHighest(trx: LedgerTransaction, memberId: number, issueIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('lottery_ticket')
    .select(['issue_id', sql<number>`sum(highest)::bigint`.as('highest')])
    .where('member_id', '=', memberId)
    .where('issue_id', 'in', [...issueIds])
    .where('state', '=', 'open')
    .groupBy('issue_id')
    .execute();
  return new Map(rows.map(({ issue_id, highest }) => [issue_id, highest]));
}

/** As text, because the driver has no type for bit strings. */
const tickets = (trx: LedgerTransaction) =>
  trx
    .selectFrom('lottery_ticket')
    .selectAll()
    .select(sql<string[]>`slots::text[]`.as('slots'));

/** Locks a ticket of the member. */
export async function lockOwnTicket(trx: LedgerTransaction, { merchantId, memberId }: MemberKey, id: number): Promise<Ticket | null> {
  const own = tickets(trx).where('id', '=', id).where('merchant_id', '=', merchantId);
  return (await own.where('member_id', '=', memberId).forUpdate().executeTakeFirst()) ?? null;
}

/** Locks open tickets of an issue, skipping those that another gateway has locked. */
export async function lockOpenTickets(trx: LedgerTransaction, issueId: number, limit: number): Promise<Ticket[]> {
  return tickets(trx)
    .where('issue_id', '=', issueId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function hasOpenTickets(trx: LedgerTransaction, issueId: number): Promise<boolean> {
  const open = trx.selectFrom('lottery_ticket').select('id').where('issue_id', '=', issueId).where('state', '=', 'open').limit(1);
  return (await open.executeTakeFirst()) !== undefined;
}

export interface TicketEnd {
  readonly id: number;
  readonly state: Extract<TicketState, 'cancelled' | 'stopped' | 'void'>;
}

/** Ends open tickets whose stake was refunded. */
export async function endTickets(trx: LedgerTransaction, ends: readonly TicketEnd[], now: Date): Promise<void> {
  if (ends.length === 0) return;
  await sql`UPDATE lottery_ticket AS t SET state = ended.state, settled_at = ${now}
    FROM unnest(${ends.map(({ id }) => id)}::bigint[], ${ends.map(({ state }) => state)}::text[]) AS ended (id, state) WHERE t.id = ended.id`.execute(
    trx,
  );
}

const latestFirst = keyset('lottery-tickets', 'desc', { 't.id': 'integer' });

export interface TicketFilter extends MemberKey {
  readonly nodeId: number | null;
  readonly state: TicketState | null;
}

/** A member's tickets with their issues, latest first. */
export async function listTickets(
  db: GatewayDatabase,
  { merchantId, memberId, nodeId, state }: TicketFilter,
  page: { readonly after?: string; readonly limit: number },
) {
  let own = db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_issue as i', 'i.id', 't.issue_id')
    .select(['t.id', 't.node_id', 't.chase_id', 't.play', 't.lines', 't.line_stake', 't.times', 't.stake', 't.odds', 't.placed_at'])
    .select([
      't.prize_group',
      't.groups',
      't.state',
      't.payout',
      't.returned',
      'i.number',
      'i.closes_at',
      'i.state as issue_state',
      'i.numbers',
    ])
    .select(sql<string[]>`t.slots::text[]`.as('slots'))
    .where('t.merchant_id', '=', merchantId)
    .where('t.member_id', '=', memberId);
  if (nodeId !== null) own = own.where('t.node_id', '=', nodeId);
  if (state !== null) own = own.where('t.state', '=', state);
  return readPage(own, latestFirst, page);
}

/** Lotteries that a member has bet on since an instant. */
export async function listPlayedLotteries(db: GatewayDatabase, memberId: number, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('lottery_ticket')
    .select('node_id')
    .distinct()
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', since)
    .execute();
  return rows.map(({ node_id }) => node_id);
}

/** Locks the open tickets of a slip in later issues that still take bets. */
export async function lockAhead(trx: LedgerTransaction, chaseId: number, now: Date): Promise<Ticket[]> {
  return tickets(trx)
    .where('chase_id', '=', chaseId)
    .where('state', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lottery_issue as i')
          .select('i.id')
          .whereRef('i.id', '=', 'lottery_ticket.issue_id')
          .where('i.state', 'in', [...bettingStates])
          .where('i.closes_at', '>', now),
      ),
    )
    .orderBy('issue_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The ticket of a member's bet with its issue, and with the beacon's signature once it is drawn. */
export async function findTicketOfBet(db: GatewayDatabase, memberId: number, betId: number) {
  const row = await db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_issue as i', 'i.id', 't.issue_id')
    .leftJoin('lottery_draw as d', 'd.issue_id', 'i.id')
    .select(['t.play', 't.lines', 'i.number', 'i.seed', 'i.round', 'i.numbers', 'd.signature'])
    .select(sql<string[]>`t.slots::text[]`.as('slots'))
    .where('t.member_id', '=', memberId)
    .where('t.bet_id', '=', betId)
    .executeTakeFirst();
  return row ?? null;
}

/** Voids the settled ticket of a bet. Null if the bet has none. */
export async function voidTicketOf(
  trx: LedgerTransaction,
  { memberId, betId }: { readonly memberId: number; readonly betId: number },
  now: Date,
): Promise<Pick<Ticket, 'issue_id' | 'groups'> | null> {
  const voided = await trx
    .updateTable('lottery_ticket')
    .set({ state: 'void', payout: null, settled_at: now })
    .where('member_id', '=', memberId)
    .where('bet_id', '=', betId)
    .where('state', 'in', ['won', 'lost', 'returned'])
    .returning(['issue_id', 'groups'])
    .executeTakeFirst();
  return voided ?? null;
}
