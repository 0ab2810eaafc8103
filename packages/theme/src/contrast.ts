import { isHighContrast, type PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';
import { luminanceOf } from './srgb.ts';

/** WCAG 2.2: `text` is 1.4.3 and 1.4.6, `ui` 1.4.11 and 2.4.13 (borders with meaning, states, focus marks). */
export type ContrastKind = 'text' | 'ui';

/**
 * The ratio that a pair needs: text 4.5 (AAA 7), user interface 3. High contrast needs 7 and 4.5 at either level. Large
 * text needs the ratio of small text, because a theme cannot know font sizes of components.
 */
export function requiredRatio(kind: ContrastKind, level: ThemeSpec['contrast']['level'], mode: PaletteMode = 'light'): number {
  if (isHighContrast(mode)) return kind === 'text' ? 7 : 4.5;
  if (kind === 'ui') return 3;
  return level === 'AAA' ? 7 : 4.5;
}

/** WCAG 2.2 relative luminance of `#rrggbb`, 0 to 1. */
export function relativeLuminance(hex: string): number {
  return luminanceOf(Number.parseInt(hex.slice(1, 7), 16));
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return luminanceRatio(relativeLuminance(one), relativeLuminance(other));
}

/** `contrastRatio` of two relative luminances. */
export function luminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
