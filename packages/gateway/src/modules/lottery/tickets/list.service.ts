import type { ValueOf } from '@livery/contract/shapes';
import { keyOf } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';
import { inLanguage } from '#base/texts.ts';
import type { MemberCall } from '#http/route.ts';
import { catalogueOf } from '../../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../../catalogue/lottery-kind.rules.ts';
import { listLotteries } from '../lottery.repo.ts';
import { presentGroup } from '../groups/groups.present.ts';
import { hexOf, maskOfBits } from './selection.rules.ts';
import { isCancellable } from './ticket.rules.ts';
import { listTickets } from './ticket.repo.ts';

/** A member's tickets, latest first. */
export async function readTickets(call: MemberCall<'lotteryTickets'>, platform: Platform): Promise<ValueOf<'lotteryTickets'>> {
  const { db, merchant, language, query, now } = call;
  const offer = await catalogueOf(platform).of(merchant.id);
  const lotteries = new Map((await listLotteries(db, merchant.id)).map((lottery) => [lottery.node_id, lottery]));
  const filter = { ...keyOf(call), nodeId: query.game ?? null, state: query.state ?? null };
  const { items, next } = await listTickets(db, filter, query);
  return {
    items: items.map((ticket) => {
      const game = offer.game(ticket.node_id);
      const lottery = lotteries.get(ticket.node_id);
      const issue = { state: ticket.issue_state, closes_at: ticket.closes_at };
      return {
        id: ticket.id,
        nodeId: ticket.node_id,
        name: game === null ? String(ticket.node_id) : inLanguage(game.names, language),
        kind: lotteryKindOf(game?.model ?? null) ?? '',
        issue: ticket.number,
        closesAt: ticket.closes_at.getTime(),
        placedAt: ticket.placed_at.getTime(),
        play: ticket.play,
        slots: ticket.slots.map((bits) => hexOf(maskOfBits(bits))),
        lines: ticket.lines,
        lineStake: ticket.line_stake,
        times: ticket.times,
        stake: ticket.stake,
        odds: ticket.odds,
        ...presentGroup(ticket),
        state: ticket.state,
        payout: ticket.state === 'open' ? null : ticket.payout,
        chase: ticket.chase_id,
        numbers: ticket.numbers,
        canCancel: ticket.state === 'open' && lottery !== undefined && isCancellable(issue, lottery, now),
      };
    }),
    next,
  };
}
