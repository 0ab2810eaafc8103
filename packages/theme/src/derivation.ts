import type { ColourRole } from './palette.ts';
import type { PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

export type SeedName = keyof ThemeSpec['seeds'];

/** Where a colour comes from. */
export type ColourSource =
  | { kind: 'seed'; name: SeedName }
  | { kind: 'role'; name: ColourRole }
  | { kind: 'token' }
  /** A default of the engine, possibly tinted by the brand. */
  | { kind: 'engine' };

/** How one colour of one palette was derived. */
export interface Derivation {
  role: ColourRole;
  mode: PaletteMode;
  /** The value in the stylesheet. */
  value: string;
  from: ColourSource;
  /** E.g. `solver: text on ground, surface, raised, sunken at least 4.5`. */
  why: string;
  /** The colour before the solver moved it, and after. */
  before: string;
  after: string;
  /** Signed change of OKLCH lightness by the solver. 0 if the colour was right. */
  shift: number;
}
