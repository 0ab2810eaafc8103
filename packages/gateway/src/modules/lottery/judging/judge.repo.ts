import type { DrawContext } from '@livery/lottery/model/draw';
import type { Kind } from '@livery/lottery/model/kind';
import type { Play } from '@livery/lottery/model/play';
import { sql, type RawBuilder } from 'kysely';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { bitsOf } from '../tickets/selection.rules.ts';
import '../lottery.schema.ts';

/**
 * Judges every open ticket of an issue in one statement: what it pays, and what of its stake is returned. Money moves later.
 *
 * The masks of the result travel once for each play, and `lottery_pay` holds them against those of the tickets.
 */
export async function judgeTickets(
  trx: LedgerTransaction,
  issueId: number,
  kind: Kind,
  numbers: readonly number[],
  context: DrawContext,
): Promise<void> {
  const played = await trx
    .selectFrom('lottery_ticket')
    .select('play')
    .distinct()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'open')
    .execute();
  const codes = new Set(played.map(({ play }) => play));
  const plays = kind.plays.filter(({ code }) => codes.has(code)).map((play) => resultOf(play, numbers, context));
  if (plays.length === 0) return;
  await sql`
    UPDATE lottery_ticket AS t SET (payout, returned) = (
      SELECT payout, returned FROM lottery_pay(p.formula, p.take, t.slots, t.lines, t.line_stake, t.odds, p.slots, p.layers, p.masks, p.classes))
    FROM (VALUES ${sql.join(plays)}) AS p (play, formula, take, slots, layers, masks, classes)
    WHERE t.issue_id = ${issueId} AND t.state = 'open' AND t.play = p.play`.execute(trx);
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
