import type { Game, Lane, VendorCategory } from '@livery/contract/shapes';

/** Builders for tests: default values with overrides. */
export function buildGame(nodeId: number, changes: Partial<Game> = {}): Game {
  return {
    nodeId,
    vassalage: 'PG',
    gameCode: `PG-${nodeId}`,
    gameType: 'RNG',
    isGame: 'GAME',
    cardId: 'RNG_PG',
    isHot: 0,
    isNew: false,
    showIcon: `/art/${nodeId}-square.svg`,
    iconUrl: `/art/${nodeId}-portrait.svg`,
    gameName: `Game ${nodeId}`,
    nodeName: `Node ${nodeId}`,
    displayName: `Game ${nodeId}`,
    hasDemo: true,
    maintenance: false,
    rtp: 96,
    ...changes,
  };
}

export function buildGames(count: number, first = 1): Game[] {
  return Array.from({ length: count }, (_, index) => buildGame(first + index));
}

export function buildLanes(count: number, type = 'RNG'): Lane[] {
  return Array.from({ length: count }, (_, index) => ({
    vassalage: `V${index}`,
    name: `Vendor ${index}`,
    gameTypes: [type],
    lagerIcon: `/art/vendor/V${index}.svg`,
  }));
}

export function buildCategory(type: string, vendors: number, classes: Record<string, string[]> = {}): VendorCategory {
  return {
    gameCategory: type,
    title: type,
    cards: Array.from({ length: vendors }, (_, index) => ({
      nodeId: 900 + index,
      cardId: `${type}_V${index}`,
      vassalage: `V${index}`,
      nodeName: `Vendor ${index}`,
      gameType: type,
      isGame: 'VASSALAGE',
      lagerIcon: `/art/vendor/V${index}.svg`,
    })),
    gameClassify: Object.entries(classes).map(([key, codes]) => ({
      key,
      displayName: key,
      vendors: Object.fromEntries(codes.map((code) => [code, code])),
    })),
  };
}
