import { luminanceRatio, relativeLuminance, requiredRatio } from './contrast.ts';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import type { ColourRole, Palette } from './palette.ts';
import { allPaletteModes, type PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** A row of the certificate. */
export interface ContrastRow extends ContrastPair {
  mode: PaletteMode;
  /** For a focus mark, the better ratio of its two rings. Unrounded; round down for display. */
  ratio: number;
  required: number;
  ok: boolean;
}

/** Measures every promised pair of the given palettes. */
export function checkContrast(
  palettes: Partial<Record<PaletteMode, Palette>>,
  level: ThemeSpec['contrast']['level'] = 'AA',
): ContrastRow[] {
  return allPaletteModes.flatMap((mode) => {
    const palette = palettes[mode];
    return palette === undefined ? [] : measureAll(mode, palette, level);
  });
}

function measureAll(mode: PaletteMode, palette: Palette, level: ThemeSpec['contrast']['level']): ContrastRow[] {
  const luminances = new Map<ColourRole, number>();
  const luminance = (role: ColourRole): number => {
    const known = luminances.get(role) ?? relativeLuminance(palette[role]);
    luminances.set(role, known);
    return known;
  };
  return contrastPairs.map(({ component, state, foreground, alternative, background, kind }) => {
    const ground = luminance(background);
    const first = luminanceRatio(luminance(foreground), ground);
    const ratio = alternative === undefined ? first : Math.max(first, luminanceRatio(luminance(alternative), ground));
    const required = requiredRatio(kind, level, mode);
    const row: ContrastRow = { mode, component, state, foreground, background, kind, ratio, required, ok: ratio >= required };
    if (alternative !== undefined) row.alternative = alternative;
    return row;
  });
}
