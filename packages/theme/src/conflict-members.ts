import type { SeedName } from './derivation.ts';
import type { ColourRole } from './palette.ts';
import { roleOfSeed } from './palette-seeds.ts';
import { baseMode, type PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** One colour that the brand itself sets. */
export type ConflictMember = { kind: 'seed'; seed: SeedName } | { kind: 'token'; role: ColourRole; mode: PaletteMode };

const movable = Object.keys(roleOfSeed) as SeedName[];

/** Everything that a brand sets in one palette. */
export function conflictMembers({ seeds, tokens }: ThemeSpec, mode: PaletteMode): ConflictMember[] {
  const named = (Object.keys(seeds) as SeedName[]).filter((seed) => seeds[seed] !== undefined);
  const modes = new Set([baseMode(mode), mode]);
  return [
    ...named.map((seed): ConflictMember => ({ kind: 'seed', seed })),
    ...[...modes].flatMap((of) =>
      (Object.keys(tokens?.colours[of] ?? {}) as ColourRole[]).map((role): ConflictMember => ({ kind: 'token', role, mode: of })),
    ),
  ];
}

/** The brand reduced to `kept`: other seeds may move or get defaults, and other tokens are dropped. */
export function insistingOn(spec: ThemeSpec, kept: readonly ConflictMember[]): { spec: ThemeSpec; released: ReadonlySet<SeedName> } {
  const isKept = (seed: SeedName) => kept.some((each) => each.kind === 'seed' && each.seed === seed);
  const seeds = Object.fromEntries(
    Object.entries(spec.seeds).filter(([seed]) => movable.includes(seed as SeedName) || isKept(seed as SeedName)),
  );
  const colours = Object.fromEntries(
    Object.entries(spec.tokens?.colours ?? {}).map(([mode, roles]) => [
      mode,
      Object.fromEntries(
        Object.entries(roles).filter(([role]) => kept.some((each) => each.kind === 'token' && each.role === role && each.mode === mode)),
      ),
    ]),
  );
  return {
    spec: { ...spec, seeds: { primary: spec.seeds.primary, ...seeds }, tokens: { measures: {}, ...spec.tokens, colours } },
    released: new Set(movable.filter((seed) => !isKept(seed))),
  };
}
