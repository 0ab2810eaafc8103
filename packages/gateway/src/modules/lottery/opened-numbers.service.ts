import type { ValueOf } from '@livery/contract/shapes';
import { inLanguage } from '#base/texts.ts';
import type { Platform } from '#base/platform.ts';
import type { RequestContext } from '#http/context.ts';
import type { Call, MemberCall } from '#http/route.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../catalogue/lottery-kind.rules.ts';
import { listLatestResults } from './issues/issue.repo.ts';
import { listPlayedLotteries } from './tickets/ticket.repo.ts';

/** How long a lottery stays in the member's list after a bet on it. */
const remembered = 90 * 24 * 3_600_000;

/** The latest result of every lottery that the merchant offers, and when it draws next. */
export async function readOpenedNumbers(call: Call<'openedNumbers'>, platform: Platform): Promise<ValueOf<'openedNumbers'>> {
  return { list: await listOpened(call, platform), now: call.now.toISOString() };
}

/** The same for the lotteries that the member bets on. */
export async function readOwnOpenedNumbers(
  call: MemberCall<'memberOpenedNumbers'>,
  platform: Platform,
): Promise<ValueOf<'memberOpenedNumbers'>> {
  const since = new Date(call.now.getTime() - remembered);
  const own = new Set(await listPlayedLotteries(call.db, call.member.id, since));
  return { list: (await listOpened(call, platform)).filter(({ nodeId }) => own.has(nodeId)), now: call.now.toISOString() };
}

async function listOpened({ db, merchant, language, now }: RequestContext, platform: Platform): Promise<ValueOf<'openedNumbers'>['list']> {
  const offer = await catalogueOf(platform).of(merchant.id);
  return (await listLatestResults(db, merchant.id, now)).flatMap(({ node_id: nodeId, number, draws_at, numbers, next_draws_at: next }) => {
    const game = offer.game(nodeId);
    const kind = lotteryKindOf(game?.model ?? null);
    if (game === null || kind === null) return [];
    return [
      {
        nodeId,
        gameCode: game.code,
        gameName: inLanguage(game.names, language),
        kind,
        numero: number ?? '',
        openedAt: draws_at?.getTime() ?? 0,
        opened: numbers ?? [],
        ...(next === null ? {} : { nextDrawsAt: next.getTime() }),
      },
    ];
  });
}
