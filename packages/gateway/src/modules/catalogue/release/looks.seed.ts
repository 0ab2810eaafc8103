import type { SlotTheme } from '@livery/arcade/slot/slot-theme';
import type { CoverFamily } from '@livery/art/families/registry';
import { palettes } from '@livery/art/palettes';
import { hash } from '@livery/art/random';
import type { CatalogueGame } from './catalogue.seed.ts';
import type { GameTypeCode } from '../game-types.rules.ts';

export interface Look {
  readonly family: CoverFamily;
  readonly palette: number;
}

type Families = readonly [CoverFamily, ...CoverFamily[]];

const familiesOfTheme: Record<SlotTheme, Families> = {
  orchard: ['reels', 'market'],
  reef: ['fish', 'turtle', 'ray', 'fish'],
  temple: ['temple', 'treasure'],
  orbit: ['space', 'crash'],
  carnival: ['market', 'wheel'],
  court: ['cards', 'table'],
  pitch: ['football', 'trophy'],
};

const familiesOfClass: Record<string, Families> = {
  ROULETTE: ['wheel'],
  BLACKJACK: ['table'],
  BACCARAT: ['cards'],
  SHOW: ['wheel'],
  CRASH: ['crash'],
  DICE: ['dice'],
  MINES: ['mines'],
  PK10: ['racing'],
};

const familiesOfType: Partial<Record<GameTypeCode, Families>> = {
  ESPORTS: ['trophy', 'space', 'crash'],
  COCKFIGHT: ['rooster'],
  LOTT: ['balls', 'wheel'],
  ELOTT: ['balls'],
};

/** Cover families by a word in the game's name. */
const familiesOfWord = new Map<string, Families>(
  Object.entries({
    Football: ['football'],
    Futsal: ['football'],
    Basketball: ['basketball'],
    Volleyball: ['volleyball'],
    Tennis: ['tennis'],
    Racing: ['racing'],
    Combat: ['boxing'],
    Fighters: ['boxing'],
    Dominoes: ['dominoes'],
    Truco: ['cards'],
    Dice: ['dice'],
    Mines: ['mines'],
    Crash: ['crash'],
    Roulette: ['wheel'],
    Seahorse: ['seahorse'],
    Octopus: ['octopus'],
    Turtle: ['turtle'],
    Dolphin: ['dolphin'],
    Boto: ['dolphin'],
    Whale: ['whale'],
    Tubarão: ['shark'],
    Arraia: ['ray'],
    Manta: ['ray'],
    Shell: ['shell'],
    Pearl: ['shell'],
    Starfish: ['starfish'],
    Anchor: ['anchor'],
    Trident: ['trident'],
    Netuno: ['trident'],
    Galleon: ['treasure'],
    Chest: ['treasure'],
    Treasure: ['treasure'],
    Coin: ['treasure'],
    Rocket: ['crash'],
    Planet: ['space'],
    Moon: ['space'],
    Carousel: ['wheel'],
  } satisfies Record<string, Families>),
);

/** Games in a row that must have different palettes. */
const paletteDistance = 6;

/** A cover for each game that fits its name; neighbours have different palettes, in the whole list and in a vendor's own. */
export function looksOf(games: readonly CatalogueGame[]): Map<number, Look> {
  const looks = new Map<number, Look>();
  const worn: number[] = [];
  const wornByVendor = new Map<string, number>();
  for (const { nodeId, names, vendor, type, theme, gameClass } of games) {
    const promised = names.en.split(' ').find((word) => familiesOfWord.has(word)) ?? '';
    const families = familiesOfWord.get(promised) ?? familiesOfClass[gameClass ?? ''] ?? familiesOfType[type] ?? familiesOfTheme[theme];
    const taken = new Set([...worn.slice(-paletteDistance), wornByVendor.get(vendor)]);
    let palette = hash(`palette:${nodeId}`) % palettes.length;
    while (taken.has(palette)) palette = (palette + 1) % palettes.length;
    worn.push(palette);
    wornByVendor.set(vendor, palette);
    looks.set(nodeId, { family: families[hash(`family:${nodeId}`) % families.length] ?? families[0], palette });
  }
  return looks;
}
