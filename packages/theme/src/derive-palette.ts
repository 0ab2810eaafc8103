import { deriveFills } from './derive-fills.ts';
import { deriveSurfaces } from './derive-surfaces.ts';
import { deriveText } from './derive-text.ts';
import { startPainting, type TokenColours } from './painting.ts';
import type { Derivation, SeedName } from './derivation.ts';
import type { ColourRole, Palette } from './palette.ts';
import { readSeeds } from './palette-seeds.ts';
import { baseMode, isHighContrast, type PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** Seeds that may move, to see whether a conflict remains without them. */
const noSeeds: ReadonlySet<SeedName> = new Set();

/** Derives one palette. Throws `TypeError` if a seed is not a valid colour. */
export function derivePalette(
  spec: ThemeSpec,
  mode: PaletteMode,
  released: ReadonlySet<SeedName> = noSeeds,
): { palette: Palette; derivations: Derivation[] } {
  const seeds = readSeeds(spec, mode, released);
  const painting = startPainting(mode, tokenColours(spec, mode));
  deriveSurfaces(seeds, painting);
  deriveFills(seeds, painting);
  deriveText(seeds, painting);
  return painting.finish();
}

/** The surfaces behind text. High contrast keeps those of the mode. */
const grounds = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'field',
  'skeleton',
  'scrim',
  'accentSoft',
] as const satisfies readonly ColourRole[];

function tokenColours({ tokens }: ThemeSpec, mode: PaletteMode): TokenColours {
  const own = tokens?.colours[mode] ?? {};
  if (!isHighContrast(mode)) return { fixed: own, starts: {} };
  const base = tokens?.colours[baseMode(mode)] ?? {};
  const kept = Object.fromEntries(grounds.flatMap((role) => (base[role] === undefined ? [] : [[role, base[role]]])));
  return { fixed: { ...kept, ...own }, starts: base };
}
