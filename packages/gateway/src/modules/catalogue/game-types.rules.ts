import type { Texts } from '#base/texts.ts';

/** The catalogue's types (specification, section 3), in the order of the menus. */
export const gameTypes = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
  'ELOTT',
  'BGS',
  'MINI',
] as const;

export type GameTypeCode = (typeof gameTypes)[number];

/** Types that only vendors run, unless the house has rules for a game of them. */
export const vendorTypes: ReadonlySet<GameTypeCode> = new Set(['FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']);

export const lotteryCategories: readonly GameTypeCode[] = ['LOTT', 'ELOTT'];

export const categoryTitles: Record<GameTypeCode, Texts> = {
  RNG: { en: 'Slots', pt: 'Slots' },
  FISH: { en: 'Fishing', pt: 'Pesca' },
  LIVE: { en: 'Live casino', pt: 'Cassino ao vivo' },
  PVP: { en: 'Poker', pt: 'Pôquer' },
  SPORTS: { en: 'Sports', pt: 'Esportes' },
  ESPORTS: { en: 'E-sports', pt: 'E-sports' },
  COCKFIGHT: { en: 'Cockfight', pt: 'Rinha' },
  INHOUSE: { en: 'Originals', pt: 'Da casa' },
  LOTT: { en: 'Lottery', pt: 'Loteria' },
  ELOTT: { en: 'Quick lottery', pt: 'Loteria rápida' },
  BGS: { en: 'BGS', pt: 'BGS' },
  MINI: { en: 'Mini games', pt: 'Minijogos' },
};

/** The classes of a category's games. A category without an entry has one class. */
export const classTitles: Partial<Record<GameTypeCode, Record<string, Texts>>> = {
  RNG: {
    ORCHARD: { en: 'Fruit', pt: 'Frutas' },
    REEF: { en: 'Sea', pt: 'Mar' },
    TEMPLE: { en: 'Adventure', pt: 'Aventura' },
    ORBIT: { en: 'Space', pt: 'Espaço' },
    CARNIVAL: { en: 'Party', pt: 'Festa' },
    COURT: { en: 'Royal', pt: 'Realeza' },
  },
  LIVE: {
    ROULETTE: { en: 'Roulette', pt: 'Roleta' },
    BLACKJACK: { en: 'Blackjack', pt: 'Blackjack' },
    BACCARAT: { en: 'Baccarat', pt: 'Bacará' },
    SHOW: { en: 'Game shows', pt: 'Game shows' },
  },
  LOTT: {
    LHC: { en: 'Six of 49', pt: 'Seis de 49' },
    LF: { en: '3D and the like', pt: '3D e parecidas' },
    '8OF20': { en: 'Eight of twenty', pt: 'Oito de vinte' },
    VN: { en: 'Vietnamese prizes', pt: 'Prêmios do Vietnã' },
  },
  ELOTT: {
    SSC: { en: 'Five digits', pt: 'Cinco dígitos' },
    PK10: { en: 'Race of ten', pt: 'Corrida de dez' },
    '11X5': { en: 'Five of eleven', pt: 'Cinco de onze' },
  },
  MINI: {
    CRASH: { en: 'Crash', pt: 'Crash' },
    DICE: { en: 'Dice', pt: 'Dados' },
    MINES: { en: 'Mines', pt: 'Minas' },
  },
};
