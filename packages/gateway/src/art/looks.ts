import type { CoverFamily } from './families/registry.ts';
import { palettes } from './palettes.ts';
import { hash } from './random.ts';

export type GameKind = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'INHOUSE' | 'LOTT' | 'ELOTT';

export interface Look {
  family: CoverFamily;
  /** Index into the palettes. */
  palette: number;
}

/** What a player would believe on the cover of each kind. */
const FAMILIES: Record<GameKind, readonly CoverFamily[]> = {
  RNG: ['reels', 'temple', 'market', 'space', 'underwater', 'wheel', 'treasure', 'cards', 'dice'],
  FISH: ['underwater'],
  LIVE: ['table', 'cards', 'wheel', 'dice'],
  PVP: ['cards', 'table', 'dice', 'trophy'],
  SPORTS: ['pitch', 'trophy'],
  ESPORTS: ['trophy', 'space', 'crash'],
  COCKFIGHT: ['rooster'],
  INHOUSE: ['crash', 'mines', 'dice', 'wheel', 'reels'],
  LOTT: ['balls', 'wheel', 'market'],
  ELOTT: ['balls', 'space', 'wheel'],
};

export const gameKinds = Object.keys(FAMILIES) as GameKind[];

/** Tiles stand in grids, so a look keeps away from more than the one before it. */
const FAMILY_DISTANCE = 3;
const PALETTE_DISTANCE = 6;

/**
 * Gives each game of a list its family and palette: fixed by the ids and their order. No palette comes again within six games,
 * and no family within three where the kind has that many, so two neighbours never look alike.
 */
export function assignLooks(ids: readonly (string | number)[], kindOf: (id: string | number) => GameKind = () => 'RNG'): Look[] {
  const looks: Look[] = [];
  for (const id of ids) {
    const families = FAMILIES[kindOf(id)];
    const recentFamilies = last(looks, Math.min(FAMILY_DISTANCE, families.length - 1)).map((look) => look.family);
    const recentPalettes = last(looks, PALETTE_DISTANCE).map((look) => look.palette);
    looks.push({
      family: firstFree(families, hash(`family:${id}`), recentFamilies),
      palette: firstFree([...palettes.keys()], hash(`palette:${id}`), recentPalettes),
    });
  }
  return looks;
}

const last = (looks: readonly Look[], count: number): readonly Look[] => (count ? looks.slice(-count) : []);

function firstFree<T>(choices: readonly T[], start: number, taken: readonly T[]): T {
  const turned = choices.map((_, i) => choices[(start + i) % choices.length] as T);
  return turned.find((choice) => !taken.includes(choice)) ?? (turned[0] as T);
}
