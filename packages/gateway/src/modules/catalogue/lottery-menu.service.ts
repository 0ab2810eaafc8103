import type { LotteryGroup } from '@livery/contract/shapes';
import { lotteryTypes } from '@livery/contract/lotteries';
import { inLanguage } from '#base/texts.ts';
import { classTitles, type GameTypeCode } from './game-types.rules.ts';
import { presentGame } from './catalogue.present.ts';
import type { Offer } from './offer.rules.ts';

const lotteryCategories: readonly GameTypeCode[] = ['LOTT', 'ELOTT'];

/** A merchant's lotteries by type; types without a lottery are left out. */
export function listLotteries(offer: Offer, language: string): LotteryGroup[] {
  const games = lotteryCategories.flatMap((type) => offer.list({ type, language }));
  return lotteryTypes.flatMap((lotteryType) => {
    const own = games.filter(({ game_class }) => game_class === lotteryType);
    const title = lotteryCategories.map((type) => classTitles[type]?.[lotteryType]).find((known) => known !== undefined);
    if (own.length === 0 || title === undefined) return [];
    return [{ lotteryType, title: inLanguage(title, language), games: own.map((game) => presentGame(game, language)) }];
  });
}
