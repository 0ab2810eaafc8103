import { contrastPairs, contrastRatio, requiredRatio, type ContrastPair } from './contrast.ts';
import type { ColourRole, Palette } from './derive-colours.ts';
import type { Mode, ThemeSpec } from './theme-spec.ts';

/** A row of the certificate. */
export interface ContrastRow {
  mode: Mode;
  foreground: ColourRole;
  /** The second ring of a focus mark; `ratio` is the better of the two. */
  alternative?: ColourRole;
  background: ColourRole;
  kind: ContrastPair['kind'];
  /** Full precision; compare it, and round down to show it. */
  ratio: number;
  required: number;
  ok: boolean;
}

/** Measures every promised pair of the palettes given. */
export function checkContrast(palettes: Partial<Record<Mode, Palette>>, level: ThemeSpec['contrast']['level'] = 'AA'): ContrastRow[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const palette = palettes[mode];
    return palette === undefined ? [] : contrastPairs.map((pair) => measure(mode, palette, pair, level));
  });
}

function measure(mode: Mode, palette: Palette, pair: ContrastPair, level: ThemeSpec['contrast']['level']): ContrastRow {
  const foregrounds = pair.alternative === undefined ? [pair.foreground] : [pair.foreground, pair.alternative];
  const ratio = Math.max(...foregrounds.map((role) => contrastRatio(palette[role], palette[pair.background])));
  const required = requiredRatio(pair.kind, level);
  return { mode, ...pair, ratio, required, ok: ratio >= required };
}
