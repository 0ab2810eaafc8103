import { deriveColours, type DerivedColours } from './derive-colours.ts';
import { deriveMeasures } from './derive-measures.ts';
import type { ColourRole, Palette } from './palette.ts';
import { themeContract } from './theme-contract.ts';
import { highContrastOf } from './theme-modes.ts';
import type { Mode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

export interface ThemeCss extends DerivedColours {
  /**
   * One small stylesheet: measures on `:root`, a palette for each mode that the brand offers, the first one as default,
   * and the colours that differ under `prefers-contrast: more`. `data-theme` on the root selects the mode.
   */
  css: string;
}

/**
 * The theme of a brand as CSS text. The same spec gives the same bytes. Palettes include modes that the brand does not
 * offer. Throws `TypeError` if a seed is not a valid colour or a value could end a declaration.
 */
export function themeToCss(spec: ThemeSpec): ThemeCss {
  const derived = deriveColours(spec);
  const { palettes } = derived;
  const selector = (mode: Mode) => `[data-theme=${mode}]`;
  const base = (mode: Mode) => (mode === spec.modes[0] ? `:root,${selector(mode)}` : selector(mode));
  // Each rule sets only some of the roles, so it must not apply to pages in the other mode.
  const highContrast = spec.modes.map(
    (mode) => `${selector(mode)}{${declarations(colourValues(palettes[highContrastOf(mode)], palettes[mode]))}}`,
  );
  const css = [
    `:root{${declarations(deriveMeasures(spec))}}`,
    ...spec.modes.map((mode) => `${base(mode)}{color-scheme:${mode};${declarations(colourValues(palettes[mode]))}}`),
    `@media (prefers-contrast:more){${highContrast.join('')}}`,
  ].join('');
  return { ...derived, css };
}

function colourValues(palette: Palette, below?: Palette): Map<string, string> {
  const roles = (Object.keys(themeContract.color) as ColourRole[]).filter((role) => palette[role] !== below?.[role]);
  return new Map(roles.map((role) => [themeContract.color[role], shortened(palette[role])]));
}

/** Shortens `#ffffff` to `#fff`. */
function shortened(hex: string): string {
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function declarations(values: Map<string, string>): string {
  return [...values]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
