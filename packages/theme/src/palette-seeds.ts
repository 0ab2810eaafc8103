import { requiredRatio } from './contrast.ts';
import { readColour, type Oklch } from './oklch.ts';
import type { ColourSource, SeedName } from './derivation.ts';
import type { ColourRole } from './palette.ts';
import { baseMode, isHighContrast, type PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** Seeds that the solver can move, and the role that each becomes; without one of them a palette has the engine's. */
export const roleOfSeed = {
  primary: 'action',
  accent: 'accent',
  second: 'second',
  band: 'band',
  money: 'money',
} as const satisfies Partial<Record<SeedName, ColourRole>>;

/** What one palette is derived from. */
export interface PaletteSeeds {
  mode: PaletteMode;
  isLight: boolean;
  isHighContrast: boolean;
  /** Ratios that text and user interface must reach. */
  ratios: { text: number; ui: number };
  /** Whether a seed may be moved so that it can be read. */
  mayMove: (seed: SeedName) => boolean;
  primary: Oklch;
  accent: Oklch | undefined;
  second: Oklch | undefined;
  neutral: Oklch;
  band: Oklch | undefined;
  ground: Oklch | undefined;
  money: Oklch | undefined;
}

/** Throws `TypeError` on a seed that is not a valid colour. `released` are seeds that may move whatever the brand says. */
export function readSeeds(spec: ThemeSpec, mode: PaletteMode, released: ReadonlySet<SeedName>): PaletteSeeds {
  const { primary, accent, second, neutral, band, ground, darkGround, money } = spec.seeds;
  const read = (seed: string | undefined) => (seed === undefined ? undefined : readColour(seed));
  const main = readColour(primary);
  const isLight = baseMode(mode) === 'light';
  const { level, onConflict } = spec.contrast;
  return {
    mode,
    isLight,
    isHighContrast: isHighContrast(mode),
    ratios: { text: requiredRatio('text', level, mode), ui: requiredRatio('ui', level, mode) },
    mayMove: (seed) => onConflict === 'adjust' || isHighContrast(mode) || released.has(seed),
    primary: main,
    accent: read(accent),
    second: read(second),
    neutral: read(neutral) ?? { l: 0.3, c: Math.min(main.c, 0.03), h: main.h },
    band: read(band),
    ground: read(isLight ? ground : darkGround),
    money: read(money),
  };
}

/** The seed when the brand names it; without it the role is the engine's. */
export function sourceOf(seed: SeedName, colour: Oklch | undefined): ColourSource {
  return colour === undefined ? { kind: 'engine' } : { kind: 'seed', name: seed };
}
