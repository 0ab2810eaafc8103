import type { DrawContext } from '@livery/lottery/model/draw';
import type { Play } from '@livery/lottery/model/play';
import { sql, type RawBuilder } from 'kysely';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { HeldBet } from '../../bets/bets.repo.ts';
import type { Ticket } from '../tickets/ticket.repo.ts';
import { bitsOf } from '../tickets/selection.rules.ts';
import '../lottery.schema.ts';

/** Tickets of an issue are paid member by member. */
export type TicketPlace = Pick<Ticket, 'member_id' | 'id'>;

/** Members whose id modulo `of` is `number`. Connections with different numbers never lock the same accounts. */
export interface Share {
  readonly number: number;
  readonly of: number;
}

/** A ticket that a result has settled. */
export interface EndedTicket {
  readonly ticketId: number;
  readonly stake: number;
  readonly payout: number;
  readonly returned: number;
  /** Locks the ticket's bet. */
  readonly bet: HeldBet;
}

/** The last ticket examined, and the tickets that were settled. Tickets voided by hand are left out. */
export interface Ended {
  readonly last: TicketPlace | null;
  readonly tickets: readonly EndedTicket[];
}

interface EndedRow extends TicketPlace, Omit<EndedTicket, 'bet' | 'ticketId'> {
  readonly bet_id: number | null;
  readonly staked_at: Date;
  readonly merchant_id: number;
  readonly game_type: string;
  readonly unit: string;
}

/**
 * Judges and ends open tickets of an issue in one statement. The masks of the result are sent once for each play, and
 * `lottery_pay` compares them with those of the tickets. It locks the bets, which the caller settles. Tickets that
 * another gateway has locked are skipped.
 */
export async function endJudged(
  trx: LedgerTransaction,
  issueId: number,
  results: readonly RawBuilder<unknown>[],
  { after, limit, share, now }: { readonly after: TicketPlace; readonly limit: number; readonly share: Share; readonly now: Date },
): Promise<Ended> {
  const { rows } = await sql<EndedRow>`
    WITH due AS MATERIALIZED (
      SELECT * FROM lottery_ticket WHERE issue_id = ${issueId} AND state = 'open' AND (member_id, id) > (${after.member_id}, ${after.id})
        AND member_id % ${share.of} = ${share.number} ORDER BY member_id, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), judged AS MATERIALIZED (
      SELECT t.id, result.payout, result.returned, held.* FROM due AS t
      JOIN (VALUES ${sql.join([...results])}) AS p (play, formula, take, slots, layers, masks, classes) ON p.play = t.play
      CROSS JOIN LATERAL lottery_pay(p.formula, p.take, t.slots, t.lines, t.line_stake, t.odds, p.slots, p.layers, p.masks, p.classes) AS result
      -- A single row, so that each bet is looked up by its key in its month.
      LEFT JOIN LATERAL (
        SELECT bet.id AS bet_id, game_type, unit FROM bet
        WHERE bet.member_id = t.member_id AND bet.opened_at = t.staked_at AND bet.id = t.bet_id AND bet.payout IS NULL AND NOT EXISTS (
          SELECT FROM bet_void WHERE bet_void.member_id = t.member_id AND bet_void.opened_at = t.staked_at AND bet_void.bet_id = t.bet_id
        ) LIMIT 1 FOR UPDATE OF bet
      ) AS held ON true
    )
    UPDATE lottery_ticket AS t SET settled_at = ${now},
      state = CASE WHEN judged.bet_id IS NULL THEN 'void' WHEN judged.payout > judged.returned THEN 'won' WHEN judged.payout > 0 THEN 'returned' ELSE 'lost' END,
      payout = CASE WHEN judged.bet_id IS NOT NULL THEN judged.payout END,
      returned = CASE WHEN judged.bet_id IS NULL THEN 0 ELSE judged.returned END
    FROM judged WHERE t.id = judged.id
    RETURNING t.id, t.member_id, t.merchant_id, t.staked_at, t.stake, t.payout, t.returned, judged.bet_id, judged.game_type, judged.unit`.execute(
    trx,
  );
  const tickets: EndedTicket[] = [];
  let last: TicketPlace | null = null;
  for (const row of rows) {
    const { id: ticketId, member_id: memberId, merchant_id: merchantId, staked_at: openedAt, bet_id: id, game_type: gameType, unit } = row;
    if (last === null || memberId > last.member_id || (memberId === last.member_id && ticketId > last.id)) last = row;
    if (id === null) continue;
    const { stake, payout, returned } = row;
    tickets.push({ ticketId, stake, payout, returned, bet: { id, memberId, merchantId, openedAt, gameType, unit } });
  }
  return { last, tickets };
}

/**
 * Makes {@link endJudged} read tickets in the order of their index for the rest of the transaction. The statistics do
 * not cover a new issue yet, so the planner expects few tickets and would sort all remaining ones for each batch.
 */
export async function readInOrder(trx: LedgerTransaction): Promise<void> {
  await sql`SELECT set_config('enable_sort', 'off', true)`.execute(trx);
}

/** How a result settles a play, as a row of the statement. */
export function resultOf(play: Play, numbers: readonly number[], context: DrawContext): RawBuilder<unknown> {
  const hits = play.hits(numbers, context);
  const masks = hits.map(({ slot, mask }) => bitsOf(mask, play.slots[slot]?.labels.length ?? 0));
  return sql`(${play.code}::text, ${play.formula.by}::text, ${takeOf(play)}::integer[], ${hits.map(({ slot }) => slot)}::integer[],
    ${hits.map(({ layer }) => layer)}::integer[], ${masks}::varbit[], ${hits.map(({ oddsClass }) => oddsClass)}::integer[])`;
}

function takeOf({ formula }: Play): number[] {
  switch (formula.by) {
    case 'choose':
    case 'cover':
      return [formula.take];
    case 'exactly':
      return [formula.take, formula.hit];
    case 'roles':
      return [...formula.take];
    default:
      return [];
  }
}
