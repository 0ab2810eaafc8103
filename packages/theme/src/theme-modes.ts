export type Mode = 'light' | 'dark';

/** The mode of a palette. A high-contrast palette is applied on top under `prefers-contrast: more`. */
export type PaletteMode = Mode | `${Mode}-high-contrast`;

export const allPaletteModes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const satisfies readonly PaletteMode[];

/** The palettes for these modes: one for each, then each in high contrast. */
export function paletteModes(modes: readonly Mode[]): PaletteMode[] {
  return [...modes, ...modes.map(highContrastOf)];
}

export function highContrastOf(mode: Mode): PaletteMode {
  return `${mode}-high-contrast`;
}

export function baseMode(mode: PaletteMode): Mode {
  return mode.startsWith('light') ? 'light' : 'dark';
}

export function isHighContrast(mode: PaletteMode): boolean {
  return mode.endsWith('-high-contrast');
}
