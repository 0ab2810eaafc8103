import type { ColourRole } from './palette.ts';
import type { PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

export type SeedName = keyof ThemeSpec['seeds'];

/** What a colour is made from. */
export type ColourSource =
  | { kind: 'seed'; name: SeedName }
  | { kind: 'role'; name: ColourRole }
  | { kind: 'token' }
  /** The engine's own, tinted by the brand at most. */
  | { kind: 'engine' };

/** How one colour of one palette came to be. */
export interface Derivation {
  role: ColourRole;
  mode: PaletteMode;
  /** As the stylesheet has it. */
  value: string;
  from: ColourSource;
  /** E.g. `solver: text on ground, surface, raised, sunken at least 4.5`. */
  why: string;
  /** The colour before the solver moved it, and after. */
  before: string;
  after: string;
  /** Signed change of OKLCH lightness by the solver; 0 when the colour was right. */
  shift: number;
}
