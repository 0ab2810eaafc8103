import { slotModels, type SlotModelId } from '@livery/arcade/slot/slot-models';
import type { SlotTheme } from '@livery/arcade/slot/slot-theme';
import type { Texts } from '#base/texts.ts';
import { gameTypes, vendorTypes, type GameTypeCode } from '../game-types.rules.ts';
import type { GameModelId } from '@livery/arcade/models/game-models';
import { lotteryModel, type LotteryModel } from '../lottery-kind.rules.ts';
import { houseGames } from './house-games.seed.ts';
import { nameDecks } from './names.seed.ts';
import { typeNames } from './type-names.texts.ts';
import { vendors } from './vendors.seed.ts';
import type { NameTheme } from './words.seed.ts';

export type CatalogueModel = GameModelId | LotteryModel;

/** A seeded game, the same on every machine and for every merchant. */
export interface CatalogueGame {
  readonly nodeId: number;
  readonly vendor: string;
  readonly type: GameTypeCode;
  readonly code: string;
  readonly names: Texts;
  /** Null in a category with one class. */
  readonly gameClass: string | null;
  readonly theme: SlotTheme;
  /** The house's rules of the game. Null if only a vendor runs it. */
  readonly model: CatalogueModel | null;
  readonly hasDemo: boolean;
  readonly maintenance: boolean;
  /** `broken` answers 404 and `none` has no address, to show a portal's fallback picture. */
  readonly icon: 'drawn' | 'broken' | 'none';
  /** Position in the hot list, from 0; null if it is not hot. */
  readonly hotRank: number | null;
  /** Position in the list of its type. */
  readonly position: number;
}

const nameThemes: readonly NameTheme[] = ['orchard', 'temple', 'reef', 'carnival', 'orbit', 'court'];
const modelIds = Object.keys(slotModels) as SlotModelId[];
const themeOfType: Partial<Record<GameTypeCode, SlotTheme>> = {
  LIVE: 'court',
  PVP: 'court',
  FISH: 'reef',
  SPORTS: 'pitch',
  ESPORTS: 'pitch',
  COCKFIGHT: 'carnival',
  LOTT: 'carnival',
  ELOTT: 'carnival',
};
const themeOfClass: Record<string, SlotTheme> = { CRASH: 'orbit', DICE: 'court', MINES: 'temple' };
/** Classes that decide the model. */
const modelOfClass: Readonly<Record<string, GameModelId>> = { DICE: 'dice', MINES: 'mines' };
const demoTypes: ReadonlySet<GameTypeCode> = new Set(['RNG', 'FISH', 'BGS', 'MINI']);

/** Fixed games that demonstrate maintenance and the fallback picture. */
const closedGate: Texts = { en: 'Closed Gate', pt: 'Portão Fechado' };
const maintained = 2_011;
const icons: Record<number, CatalogueGame['icon']> = { 3_009: 'broken', 4_008: 'broken', 15_006: 'broken', 5_010: 'none' };
const hot: readonly number[] = [1_003, 27_001, 4_005, 15_002, 2_006, 17_001, 10_003, 8_002, 6_002, 14_004, 9_001, 24_002, 7_007];

interface Draft {
  readonly model?: CatalogueModel | undefined;
  readonly name: Texts;
  readonly gameClass: string | null;
  readonly theme: SlotTheme;
}

/** Vendors alternate in every list, and themes alternate along the list and along each vendor's games. */
export function makeCatalogue(): CatalogueGame[] {
  const decks = nameDecks('livery');
  const issued = new Map<string, number>();
  const games: CatalogueGame[] = [];
  for (const type of gameTypes) {
    const fixed = fixedDrafts(type);
    const brought = vendors.map((vendor, index) => ({ vendor, index, count: vendor.games[type] ?? 0 })).filter(({ count }) => count > 0);
    let position = 0;
    for (let round = 0; brought.some(({ count }) => count > round); round++) {
      for (const [turn, { vendor, index, count }] of brought.entries()) {
        if (round >= count) continue;
        const draft = fixed[position] ?? drawnDraft(decks, round + turn);
        const number = (issued.get(vendor.code) ?? 0) + 1;
        issued.set(vendor.code, number);
        const nodeId = (index + 1) * 1000 + number;
        games.push(finish(nodeId, vendor.code, type, draft, position));
        position++;
      }
    }
  }
  return games;
}

function fixedDrafts(type: GameTypeCode): Draft[] {
  if (type === 'INHOUSE') return houseGames.map((game) => ({ ...game, gameClass: null }));
  return typeNames(type).map(({ en, pt, gameClass, kind }) => ({
    name: { en, pt },
    gameClass,
    model: kind === null ? undefined : lotteryModel(kind),
    theme: themeOfClass[gameClass ?? ''] ?? themeOfType[type] ?? 'court',
  }));
}

function drawnDraft(decks: ReturnType<typeof nameDecks>, turn: number): Draft {
  const theme = nameThemes[turn % nameThemes.length] ?? 'orchard';
  const name = decks[theme].pop();
  if (!name) throw new Error(`The words of ${theme} make too few names for the catalogue`);
  return { name, theme, gameClass: theme.toUpperCase() };
}

function finish(nodeId: number, vendor: string, type: GameTypeCode, draft: Draft, position: number): CatalogueGame {
  const { name, gameClass, theme } = draft;
  const hotRank = hot.indexOf(nodeId);
  return {
    nodeId,
    vendor,
    type,
    code: `${vendor}-${nodeId}`,
    names: nodeId === maintained ? closedGate : { en: name.en, pt: name.pt },
    gameClass,
    theme,
    model: draft.model ?? modelOf(nodeId, type, gameClass, position),
    hasDemo: type === 'INHOUSE' || (demoTypes.has(type) && nodeId % 6 !== 0),
    maintenance: nodeId === maintained,
    icon: icons[nodeId] ?? 'drawn',
    hotRank: hotRank < 0 ? null : hotRank,
    position,
  };
}

function modelOf(nodeId: number, type: GameTypeCode, gameClass: string | null, position: number): GameModelId | null {
  const own = modelOfClass[gameClass ?? ''];
  if (own !== undefined) return own;
  if (vendorTypes.has(type)) return null;
  return modelIds[(type === 'INHOUSE' ? position : nodeId) % modelIds.length] ?? null;
}
