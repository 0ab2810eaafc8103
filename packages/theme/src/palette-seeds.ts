import { requiredRatio } from './contrast.ts';
import { readColour, type Oklch } from './oklch.ts';
import type { ColourSource, SeedName } from './derivation.ts';
import type { ColourRole } from './palette.ts';
import { baseMode, isHighContrast, type PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** Seeds that the solver can move, with their role. A missing seed gets the engine's default. */
export const roleOfSeed = {
  primary: 'action',
  accent: 'accent',
  second: 'second',
  band: 'band',
  money: 'money',
} as const satisfies Partial<Record<SeedName, ColourRole>>;

/** The input for one palette. */
export interface PaletteSeeds {
  mode: PaletteMode;
  isLight: boolean;
  isHighContrast: boolean;
  /** Ratios that text and user interface must reach. */
  ratios: { text: number; ui: number };
  /** Whether the solver may move a seed. */
  mayMove: (seed: SeedName) => boolean;
  primary: Oklch;
  accent: Oklch | undefined;
  second: Oklch | undefined;
  neutral: Oklch;
  band: Oklch | undefined;
  ground: Oklch | undefined;
  money: Oklch | undefined;
}

/** Throws `TypeError` if a seed is not a valid colour. Seeds in `released` may move even if the brand forbids it. */
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

/** The seed, if the brand names it. Otherwise the role gets the engine's default. */
export function sourceOf(seed: SeedName, colour: Oklch | undefined): ColourSource {
  return colour === undefined ? { kind: 'engine' } : { kind: 'seed', name: seed };
}
