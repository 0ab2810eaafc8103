import { requiredRatio } from './contrast.ts';
import { surfaces } from './contrast-pairs.ts';
import { deriveColours } from './derive-colours.ts';
import { readColour, toHex } from './oklch.ts';
import type { SeedName } from './derivation.ts';
import { roleOfSeed } from './palette-seeds.ts';
import { solveContrast } from './solve-contrast.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** A replacement for one of the brand's seeds, both as CSS colours. */
export interface SeedRepair {
  seed: SeedName;
  from: string;
  to: string;
}

/**
 * Suggests seeds with which a brand that forbids changes (`onConflict: fail`) keeps every pair. Each is as near to the
 * original as its modes allow, and is verified by deriving again. `null` if moving seeds is not enough, `[]` if nothing
 * is wrong.
 */
export function repairSeeds(spec: ThemeSpec): SeedRepair[] | null {
  const { conflicts } = deriveColours(spec);
  const named = conflicts.flatMap(({ members }) => members.flatMap((member) => (member.kind === 'seed' ? [member.seed] : [])));
  let repaired = spec;
  const repairs: SeedRepair[] = [];
  for (const seed of new Set(named)) {
    const from = spec.seeds[seed];
    const before = deriveColours(repaired).conflicts.length;
    const better =
      from === undefined
        ? undefined
        : candidates(spec, seed, from)
            .map((to) => withSeed(repaired, seed, to))
            .find((each) => deriveColours(each).conflicts.length < before);
    const to = better?.seeds[seed];
    if (better === undefined || from === undefined || to === undefined) continue;
    repairs.push({ seed, from, to });
    repaired = better;
  }
  return deriveColours(repaired).conflicts.length === 0 ? repairs : null;
}

/** The solver's results for the seed in each mode and in all modes at once, nearest first. */
function candidates(spec: ThemeSpec, seed: SeedName, from: string): string[] {
  if (!isMovable(seed)) return [];
  const role = roleOfSeed[seed];
  const { palettes } = deriveColours({ ...spec, contrast: { ...spec.contrast, onConflict: 'adjust' } });
  const start = readColour(from);
  const everywhere = solveContrast({
    colour: toHex(start),
    against: spec.modes.flatMap((mode) => surfaces.map((surface) => palettes[mode][surface])),
    ratio: requiredRatio('text', spec.contrast.level),
  }).colour;
  const distance = (colour: string) => Math.abs(readColour(colour).l - start.l);
  return [...spec.modes.map((mode) => palettes[mode][role]), everywhere].toSorted((one, other) => distance(one) - distance(other));
}

function isMovable(seed: SeedName): seed is keyof typeof roleOfSeed {
  return seed in roleOfSeed;
}

function withSeed(spec: ThemeSpec, seed: SeedName, to: string): ThemeSpec {
  return { ...spec, seeds: { ...spec.seeds, [seed]: to } };
}
