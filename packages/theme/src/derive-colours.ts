import { checkContrast, type ContrastRow } from './check-contrast.ts';
import { findConflicts, type ContrastConflict } from './find-conflicts.ts';
import { derivePalette } from './derive-palette.ts';
import { readColour, toHex } from './oklch.ts';
import { roleOfSeed } from './palette-seeds.ts';
import type { Derivation, SeedName } from './derivation.ts';
import type { ColourRole, Palette } from './palette.ts';
import { allPaletteModes, baseMode, isHighContrast, paletteModes, type PaletteMode } from './theme-modes.ts';
import type { Mode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** A seed that was moved to reach the contrast level. `from` is the brand's colour. */
export interface SeedShift {
  mode: Mode;
  seed: SeedName;
  role: Derivation['role'];
  from: string;
  to: string;
}

export interface DerivedColours {
  palettes: Record<PaletteMode, Palette>;
  /** Every role of every palette. */
  derivations: Derivation[];
  /** The certificate: every promised pair of the modes that the brand offers, and of their high contrast. */
  contrast: ContrastRow[];
  /** Promised pairs that miss their ratio in the modes that the brand offers. */
  conflicts: ContrastConflict[];
  /** Seeds that were moved in the modes that the brand offers. High contrast always moves them, so it does not count. */
  shifts: SeedShift[];
}

/**
 * Derives the palettes of all modes from the seeds and checks those that the brand offers. The dark palette is not an
 * inverted light one: surfaces get lighter as they rise, and colours are brighter. High contrast keeps the surfaces and
 * moves the colours on them. Throws `TypeError` if a seed is not a valid colour.
 */
export function deriveColours(spec: ThemeSpec): DerivedColours {
  const derived = allPaletteModes.map((mode) => [mode, derivePalette(spec, mode)] as const);
  const palettes = Object.fromEntries(derived.map(([mode, { palette }]) => [mode, palette])) as Record<PaletteMode, Palette>;
  const derivations = derived.flatMap(([, each]) => each.derivations);
  const offered = Object.fromEntries(paletteModes(spec.modes).map((mode) => [mode, palettes[mode]]));
  const contrast = checkContrast(offered, spec.contrast.level);
  return { palettes, derivations, contrast, conflicts: findConflicts(spec, contrast), shifts: seedShifts(spec, derivations) };
}

const shifted = Object.entries(roleOfSeed) as [SeedName, ColourRole][];

function seedShifts(spec: ThemeSpec, derivations: readonly Derivation[]): SeedShift[] {
  return derivations.flatMap(({ role, mode, value, from: { kind } }) => {
    const seed = shifted.find(([, of]) => of === role)?.[0];
    const from = seed === undefined || kind !== 'seed' || isHighContrast(mode) ? undefined : spec.seeds[seed];
    const base = baseMode(mode);
    if (seed === undefined || from === undefined || !spec.modes.includes(base) || toHex(readColour(from)) === value) return [];
    return [{ mode: base, seed, role, from, to: value }];
  });
}
