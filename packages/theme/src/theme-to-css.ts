import { checkContrast, type ContrastRow } from './check-contrast.ts';
import { deriveColours, type ColourRole, type ContrastConflict, type Palette, type SeedShift } from './derive-colours.ts';
import { deriveMeasures } from './derive-measures.ts';
import { themeContract } from './theme-contract.ts';
import type { Mode, ThemeSpec } from './theme-spec.ts';

export interface ThemeCss {
  /** One small stylesheet: measures on `:root`, a palette for each mode the brand offers, the first one its default. */
  css: string;
  /** Both modes, also when the brand offers one. */
  palettes: Record<Mode, Palette>;
  /** The certificate: every promised pair of the offered modes. */
  contrast: ContrastRow[];
  /** Promised pairs that are not kept. */
  conflicts: ContrastConflict[];
  /** Seeds that were moved, for `explain`. */
  shifts: SeedShift[];
}

/**
 * The theme of a brand as CSS text; the same spec gives the same bytes. Throws `TypeError` on a seed that is no colour and
 * on a font value that could end a declaration.
 */
export function themeToCss(spec: ThemeSpec): ThemeCss {
  const { palettes, conflicts, shifts } = deriveColours(spec);
  const offered = Object.fromEntries(spec.modes.map((mode) => [mode, palettes[mode]]));
  const css = [
    `:root{${declarations(deriveMeasures(spec))}}`,
    ...spec.modes.map((mode, index) => {
      const selector = index === 0 ? `:root,[data-theme=${mode}]` : `[data-theme=${mode}]`;
      return `${selector}{color-scheme:${mode};${declarations(colourValues(palettes[mode]))}}`;
    }),
  ].join('');
  return { css, palettes, contrast: checkContrast(offered, spec.contrast.level), conflicts, shifts };
}

function colourValues(palette: Palette): Map<string, string> {
  return new Map((Object.keys(themeContract.color) as ColourRole[]).map((role) => [themeContract.color[role], palette[role]]));
}

function declarations(values: Map<string, string>): string {
  return [...values]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
