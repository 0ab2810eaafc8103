import type { DrawContext } from '@livery/lottery/model/draw';
import type { Kind } from '@livery/lottery/model/kind';
import type { Play } from '@livery/lottery/model/play';
import { sql, type RawBuilder } from 'kysely';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Ticket } from '../tickets/ticket.repo.ts';
import { bitsOf } from '../tickets/selection.rules.ts';
import '../lottery.schema.ts';

/** What a result makes of every play that an issue has open tickets on. */
export async function resultsOf(
  db: GatewayDatabase,
  issueId: number,
  kind: Kind,
  numbers: readonly number[],
  context: DrawContext,
): Promise<RawBuilder<unknown>[]> {
  const played = await db
    .selectFrom('lottery_ticket')
    .select('play')
    .distinct()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'open')
    .execute();
  const codes = new Set(played.map(({ play }) => play));
  return kind.plays.filter(({ code }) => codes.has(code)).map((play) => resultOf(play, numbers, context));
}

/** Tickets of an issue are paid member by member. */
export type TicketPlace = Pick<Ticket, 'member_id' | 'id'>;

/** The members whose number leaves `number` when divided by `of`, so that several connections never want the same member's accounts. */
export interface Share {
  readonly number: number;
  readonly of: number;
}

/** A ticket with what the result makes of it. */
export interface JudgedTicket extends Pick<Ticket, 'id' | 'member_id' | 'bet_id' | 'staked_at' | 'stake'> {
  readonly payout: number;
  readonly returned: number;
}

/**
 * Judges open tickets of an issue for this transaction alone, in one statement: the masks of the result travel once for each play, and
 * `lottery_pay` holds them against those of the tickets. Tickets that another gateway works at are left out.
 */
export async function lockJudged(
  trx: LedgerTransaction,
  issueId: number,
  results: readonly RawBuilder<unknown>[],
  { after, limit, share }: { readonly after: TicketPlace; readonly limit: number; readonly share: Share },
): Promise<JudgedTicket[]> {
  const { rows } = await sql<JudgedTicket>`
    WITH due AS MATERIALIZED (
      SELECT * FROM lottery_ticket WHERE issue_id = ${issueId} AND state = 'open' AND (member_id, id) > (${after.member_id}, ${after.id})
        AND member_id % ${share.of} = ${share.number} ORDER BY member_id, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    SELECT t.id, t.member_id, t.bet_id, t.staked_at, t.stake, judged.payout, judged.returned FROM due AS t
    JOIN (VALUES ${sql.join([...results])}) AS p (play, formula, take, slots, layers, masks, classes) ON p.play = t.play
    CROSS JOIN LATERAL lottery_pay(p.formula, p.take, t.slots, t.lines, t.line_stake, t.odds, p.slots, p.layers, p.masks, p.classes) AS judged
    ORDER BY t.member_id, t.id`.execute(trx);
  return rows;
}

/** What a result makes of a play, as a row of the statement. */
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
