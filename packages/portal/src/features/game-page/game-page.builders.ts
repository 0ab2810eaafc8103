import type { GameDetails } from './game-page.reads.ts';

const game: GameDetails['game'] = {
  nodeId: 27_002,
  vassalage: 'HOUSE',
  gameCode: 'HOUSE-27002',
  gameType: 'INHOUSE',
  isGame: 'GAME',
  cardId: 'INHOUSE_HOUSE',
  isHot: 0,
  isNew: false,
  showIcon: null,
  iconUrl: null,
  gameName: 'Harbour Carnival',
  nodeName: 'Harbour Carnival',
  displayName: 'Harbour Carnival',
  hasDemo: true,
  maintenance: false,
  rtp: 96.03,
};

/** For tests: a house slot with overrides. */
export function buildDetails({
  game: gameChanges,
  ...changes
}: Partial<Omit<GameDetails, 'game'>> & { game?: Partial<GameDetails['game']> } = {}): GameDetails {
  return {
    game: { ...game, ...gameChanges },
    vendorName: 'Our House',
    isOpen: true,
    rules: 'slot',
    reels: { reels: 5, rows: 3, lines: 20, freeSpins: 10 },
    maxWin: 412_350,
    stakes: { least: 20, most: 10_000, unit: 'BRL' },
    hasPlayed: false,
    similar: [{ ...game, nodeId: 27_003, gameName: 'Quiet Orchard' }],
    ...changes,
  };
}
