import type { GameTypeCode } from '../game-types.rules.ts';
import { lotteryClassOf } from '../lottery-kind.rules.ts';
import type { Texts } from '#base/texts.ts';
import type { KindCode } from '@livery/lottery/model/kind';

interface TypePatterns {
  /** Replaces `{}`. Names of places and people are the same in every language. */
  readonly places: readonly (string | Texts)[];
  /** A pattern and the class of its games, if the category has classes. A lottery has a kind instead. */
  readonly patterns: readonly (Texts & { readonly gameClass?: string; readonly kind?: KindCode })[];
}

export interface TypeName extends Texts {
  readonly gameClass: string | null;
  /** Null unless it is a lottery. */
  readonly kind: KindCode | null;
}

const cities = [
  'Aurora',
  'Atlântica',
  'Paraíso',
  'Serena',
  'Bela Vista',
  'Estrela',
  'Marina',
  'Imperial',
  'Boreal',
  'Solar',
  'Lunar',
  'Vitória',
];

/** Names of games other than slots. */
const typePatterns: Partial<Record<GameTypeCode, TypePatterns>> = {
  LIVE: {
    places: cities,
    patterns: [
      { en: '{} Roulette', pt: 'Roleta {}', gameClass: 'ROULETTE' },
      { en: '{} Blackjack', pt: 'Blackjack {}', gameClass: 'BLACKJACK' },
      { en: '{} Baccarat', pt: 'Bacará {}', gameClass: 'BACCARAT' },
      { en: '{} Wheel Show', pt: 'Show da Roda {}', gameClass: 'SHOW' },
      { en: '{} Speed Roulette', pt: 'Roleta Rápida {}', gameClass: 'ROULETTE' },
      { en: '{} Salon Blackjack', pt: 'Blackjack Salão {}', gameClass: 'BLACKJACK' },
      { en: '{} No Commission Baccarat', pt: 'Bacará sem Comissão {}', gameClass: 'BACCARAT' },
      { en: '{} Dice Show', pt: 'Show dos Dados {}', gameClass: 'SHOW' },
    ],
  },
  FISH: {
    places: ['Abyss', 'Atoll', 'Iara', 'Netuno', 'Tritão', 'Boto', 'Pirarucu', 'Dourado', 'Tubarão', 'Arraia', 'Manta', 'Nautilus'],
    patterns: [
      { en: '{} Hunt', pt: 'Caçada {}' },
      { en: '{} Harpoon', pt: 'Arpão {}' },
      { en: '{} Fishing', pt: 'Pesca {}' },
      { en: '{} Cannon', pt: 'Canhão {}' },
      { en: '{} Deep Dive', pt: 'Mergulho {}' },
      { en: '{} Treasure Net', pt: 'Rede do Tesouro {}' },
    ],
  },
  PVP: {
    places: ['Prime', 'Classic', 'Turbo', 'Duo', 'Master', 'Copa', 'Grand', 'Social', 'Real'],
    patterns: [
      { en: 'Truco {}', pt: 'Truco {}' },
      { en: 'Hold’em {}', pt: 'Hold’em {}' },
      { en: 'Dominoes {}', pt: 'Dominó {}' },
      { en: 'Truco Mineiro {}', pt: 'Truco Mineiro {}' },
      { en: 'Omaha {}', pt: 'Omaha {}' },
    ],
  },
  SPORTS: {
    places: ['Central', 'Prime', 'Total', 'Live'],
    patterns: [
      { en: 'Football {}', pt: 'Futebol {}' },
      { en: 'Basketball {}', pt: 'Basquete {}' },
      { en: 'Volleyball {}', pt: 'Vôlei {}' },
      { en: 'Tennis {}', pt: 'Tênis {}' },
      { en: 'Motor Racing {}', pt: 'Automobilismo {}' },
      { en: 'Combat {}', pt: 'Lutas {}' },
      { en: 'Futsal {}', pt: 'Futsal {}' },
    ],
  },
  ESPORTS: {
    places: ['Arena', 'League', 'Open', 'Masters'],
    patterns: [
      { en: 'Battle {}', pt: 'Batalha {}' },
      { en: 'Tactics {}', pt: 'Táticas {}' },
      { en: 'Virtual Football {}', pt: 'Futebol Virtual {}' },
      { en: 'Racing {}', pt: 'Corrida {}' },
      { en: 'Fighters {}', pt: 'Lutadores {}' },
      { en: 'Strategy {}', pt: 'Estratégia {}' },
    ],
  },
  COCKFIGHT: {
    places: ['Alta', 'Norte', 'Real', 'Central'],
    patterns: [
      { en: 'Arena {}', pt: 'Arena {}' },
      { en: '{} Spurs', pt: 'Esporas {}' },
    ],
  },
  LOTT: {
    places: [''],
    patterns: [
      { en: 'Crown 49', pt: 'Coroa 49', kind: 'LHC' },
      { en: 'Golden 3D', pt: '3D de Ouro', kind: 'LF' },
      { en: 'Saigon and the South', pt: 'Saigon e o Sul', kind: 'VN18' },
      { en: 'Fortune 49', pt: 'Fortuna 49', kind: 'LHC' },
      { en: 'Lucky 3D', pt: '3D da Sorte', kind: 'LF' },
      { en: 'Lucky Farm', pt: 'Fazenda da Sorte', kind: '8OF20' },
      { en: 'Da Nang and the Centre', pt: 'Da Nang e o Centro', kind: 'VN18' },
      { en: 'Classic 3D', pt: '3D Clássico', kind: 'LF' },
      { en: 'Harvest Farm', pt: 'Fazenda da Colheita', kind: '8OF20' },
      { en: 'Hanoi and the North', pt: 'Hanói e o Norte', kind: 'VN27' },
    ],
  },
  ELOTT: {
    places: ['1', '3', '5', '10'],
    patterns: [
      { en: '{}-Minute Digits', pt: 'Dígitos de {} min', kind: 'SSC' },
      { en: 'Race 10, {} min', pt: 'Corrida 10, {} min', kind: 'PK10' },
      { en: '5 of 11, {} min', pt: '5 de 11, {} min', kind: '11X5' },
    ],
  },
  MINI: {
    places: ['Nova', 'Blitz', 'Zen', 'Ouro', 'Brisa', 'Pulse', 'Prisma', 'Rubi', 'Safira', 'Onda', 'Trovão', 'Faísca'],
    patterns: [
      { en: '{} Crash', pt: 'Crash {}', gameClass: 'CRASH' },
      { en: '{} Dice', pt: 'Dados {}', gameClass: 'DICE' },
      { en: '{} Mines', pt: 'Minas {}', gameClass: 'MINES' },
      { en: '{} Rocket Climb', pt: 'Subida {}', gameClass: 'CRASH' },
    ],
  },
};

/** Empty for types whose games have invented names. */
export function typeNames(type: GameTypeCode): TypeName[] {
  const known = typePatterns[type];
  if (!known) return [];
  return known.places.flatMap((place) =>
    known.patterns.map(({ en, pt, kind = null, gameClass = kind === null ? null : lotteryClassOf(kind) }) => ({
      en: en.replace('{}', typeof place === 'string' ? place : place.en),
      pt: pt.replace('{}', typeof place === 'string' ? place : place.pt),
      gameClass,
      kind,
    })),
  );
}
