import type { LotteryGroup } from '@livery/contract/shapes';
import { lotteryGroups, type LotteryGroupCode, type PrizeMode } from '@livery/contract/lotteries';
import { inLanguage } from '#base/texts.ts';
import { classTitles, lotteryCategories } from './game-types.rules.ts';
import { presentGame } from './catalogue.present.ts';
import { lotteryGroupOf, lotteryKindOf } from './lottery-kind.rules.ts';
import type { Offer, OfferedGame } from './offer.rules.ts';

/** Prize modes that not every group has. */
const groupsOfMode: Partial<Record<PrizeMode, readonly LotteryGroupCode[]>> = { SEA: ['LF', 'VN'] };

/** A merchant's lotteries for a prize mode, by group. Groups without a lottery are omitted. */
export function listLotteries(offer: Offer, prizeMode: PrizeMode, language: string): LotteryGroup[] {
  const games = lotteryCategories.flatMap((type) => offer.list({ type, language }));
  return lotteryGroups.flatMap((lotteryType) => {
    const own = games.filter((game) => groupOf(game) === lotteryType && isPlayedIn(game, prizeMode));
    const title = lotteryCategories.map((type) => classTitles[type]?.[lotteryType]).find((known) => known !== undefined);
    if (own.length === 0 || title === undefined) return [];
    return [{ lotteryType, title: inLanguage(title, language), games: own.map((game) => presentGame(offer, game, language)) }];
  });
}

/** Whether a game is a lottery with this prize mode. */
export function isPlayedIn(game: OfferedGame, prizeMode: PrizeMode): boolean {
  const group = groupOf(game);
  return group !== null && (groupsOfMode[prizeMode] ?? lotteryGroups).includes(group);
}

function groupOf({ model }: OfferedGame): LotteryGroupCode | null {
  const kind = lotteryKindOf(model);
  return kind === null ? null : lotteryGroupOf(kind);
}
