import type { ContrastRow } from './check-contrast.ts';
import type { ContrastConflict, Palette, SeedShift } from './derive-colours.ts';
import type { Mode, ThemeSpec } from './theme-spec.ts';

export interface ThemeCss {
  /** One small stylesheet: non-colour values on `:root`, a palette for each mode the brand offers. Same spec, same bytes. */
  css: string;
  /** Both modes, also when the brand offers one. */
  palettes: Record<Mode, Palette>;
  /** The certificate: every promised pair of the offered modes. */
  contrast: ContrastRow[];
  /** Promised pairs that no colour satisfies, or seeds that `onConflict: 'fail'` forbids to move. */
  conflicts: ContrastConflict[];
  /** Seeds that were moved to satisfy the level, for `explain`. */
  shifts: SeedShift[];
}

/** The theme of a brand as CSS text. Throws `TypeError` on a seed that is no colour. */
export declare function themeToCss(spec: ThemeSpec): ThemeCss;
