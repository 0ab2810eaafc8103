import { checkContrast } from './check-contrast.ts';
import { deriveFills } from './derive-fills.ts';
import { deriveSurfaces } from './derive-surfaces.ts';
import { deriveText } from './derive-text.ts';
import { readColour, type Oklch } from './oklch.ts';
import type { themeContract } from './theme-contract.ts';
import type { Mode, ThemeSpec } from './theme-spec.ts';

export type ColourRole = keyof (typeof themeContract)['color'];

/** `#rrggbb` a role; `scrim` alone has an alpha, `#rrggbbaa`. */
export type Palette = Record<ColourRole, string>;

export type SeedName = keyof ThemeSpec['seeds'];

/** A seed that was moved so that the level holds; the brand's colour is `from`. */
export interface SeedShift {
  mode: Mode;
  seed: SeedName;
  role: ColourRole;
  from: string;
  to: string;
}

/** Promised pairs that are not kept, one entry a foreground. */
export interface ContrastConflict {
  mode: Mode;
  foreground: ColourRole;
  backgrounds: ColourRole[];
  required: number;
  /** The worst ratio of the backgrounds named. */
  reached: number;
}

/** What one mode is derived from. */
export interface ModeSeeds {
  mode: Mode;
  spec: ThemeSpec;
  primary: Oklch;
  accent: Oklch | undefined;
  second: Oklch | undefined;
  neutral: Oklch;
  band: Oklch | undefined;
  ground: Oklch | undefined;
  money: Oklch | undefined;
}

/**
 * The palettes of both modes from the seeds; a brand that offers one mode is checked on that one. Dark is derived as a
 * night of its own: surfaces rise from its ground, colours are lit, nothing is inverted. Throws `TypeError` on a seed that
 * is no colour.
 */
export function deriveColours(spec: ThemeSpec): {
  palettes: Record<Mode, Palette>;
  conflicts: ContrastConflict[];
  shifts: SeedShift[];
} {
  const light = derivePalette(readSeeds(spec, 'light'));
  const dark = derivePalette(readSeeds(spec, 'dark'));
  const palettes = { light: light.palette, dark: dark.palette };
  const shifts = [...light.shifts, ...dark.shifts].filter((shift) => spec.modes.includes(shift.mode));
  return { palettes, conflicts: findConflicts(spec, palettes), shifts };
}

function derivePalette(seeds: ModeSeeds): { palette: Palette; shifts: SeedShift[] } {
  const surfaces = deriveSurfaces(seeds);
  const fills = deriveFills(seeds, surfaces);
  const text = deriveText(seeds, surfaces);
  return { palette: { ...surfaces, ...fills.roles, ...text.roles }, shifts: [...fills.shifts, ...text.shifts] };
}

function readSeeds(spec: ThemeSpec, mode: Mode): ModeSeeds {
  const { primary, accent, second, neutral, band, ground, darkGround, money } = spec.seeds;
  const read = (seed: string | undefined) => (seed === undefined ? undefined : readColour(seed));
  const main = readColour(primary);
  return {
    mode,
    spec,
    primary: main,
    accent: read(accent),
    second: read(second),
    neutral: read(neutral) ?? { l: 0.3, c: Math.min(main.c, 0.03), h: main.h },
    band: read(band),
    ground: read(mode === 'light' ? ground : darkGround),
    money: read(money),
  };
}

function findConflicts(spec: ThemeSpec, palettes: Record<Mode, Palette>): ContrastConflict[] {
  const offered = Object.fromEntries(spec.modes.map((mode) => [mode, palettes[mode]]));
  const broken = checkContrast(offered, spec.contrast.level).filter((row) => !row.ok);
  const groups = Map.groupBy(broken, (row) => `${row.mode} ${row.foreground}`);
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    return [
      {
        mode: first.mode,
        foreground: first.foreground,
        backgrounds: rows.map((row) => row.background),
        required: first.required,
        reached: Math.min(...rows.map((row) => row.ratio)),
      },
    ];
  });
}
