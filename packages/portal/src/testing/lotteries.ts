import type { LotteryGroupCode } from '@livery/contract/lotteries';
import type { LotteryGroup, VendorCategory } from '@livery/contract/shapes';

/** For tests: a type with this many lotteries. */
export function buildGroup(lotteryType: LotteryGroupCode, gameType: 'LOTT' | 'ELOTT', count: number): LotteryGroup {
  const games = Array.from({ length: count }, (_, index): LotteryGroup['games'][number] => ({
    nodeId: 25_001 + index,
    vassalage: 'TCG',
    gameCode: `TCG-${index}`,
    gameType,
    isGame: 'GAME',
    cardId: 'TCG_LOTTO_VN',
    isHot: 0,
    isNew: false,
    showIcon: null,
    iconUrl: null,
    gameName: `${lotteryType} ${index}`,
    nodeName: `${lotteryType} ${index}`,
    displayName: `${lotteryType} ${index}`,
    hasDemo: false,
    maintenance: false,
    rtp: null,
  }));
  return { lotteryType, title: lotteryType, games };
}

/** A category of the game menus with these cards. */
export function buildCategory(gameCategory: string, ...cardIds: string[]): VendorCategory {
  return {
    gameCategory,
    title: gameCategory,
    cards: cardIds.map((cardId, nodeId) => ({
      nodeId,
      cardId,
      vassalage: 'TCG',
      nodeName: 'TCG',
      gameType: gameCategory,
      isGame: 'VASSALAGE',
      lagerIcon: '',
    })),
    gameClassify: [],
  };
}
