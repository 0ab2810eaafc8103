import type { ColourRole } from './derive-colours.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** A promise of the contract: a foreground readable (or, of two, at least one visible) on a background. */
export interface ContrastPair {
  foreground: ColourRole;
  /** The second ring of a focus mark: one of the two must reach the ratio. */
  alternative?: ColourRole;
  background: ColourRole;
  /** WCAG 2.2: `text` is 1.4.3 and 1.4.6, `ui` 1.4.11 (borders with meaning, focus marks). */
  kind: 'text' | 'ui';
}

export const surfaces = ['ground', 'surface', 'raised', 'sunken'] as const satisfies readonly ColourRole[];

const surfaceText = ['ink', 'inkSoft', 'link', 'linkHover', 'money', 'negativeInk'] as const satisfies readonly ColourRole[];

const textOnFill = [
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAction', 'actionActive'],
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['onSecond', 'second'],
  ['onPositive', 'positive'],
  ['onWarning', 'warning'],
  ['onNegative', 'negative'],
  ['onBand', 'band'],
  ['onBandSoft', 'band'],
] as const satisfies readonly (readonly [ColourRole, ColourRole])[];

const focusGrounds = [
  ...surfaces,
  'action',
  'actionHover',
  'actionActive',
  'accent',
  'accentSoft',
  'second',
  'negative',
  'band',
] as const satisfies readonly ColourRole[];

/** Every pair the contract promises, in each mode; states are roles of their own. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaceText.flatMap((foreground) => surfaces.map((background): ContrastPair => ({ foreground, background, kind: 'text' }))),
  ...textOnFill.map(([foreground, background]): ContrastPair => ({ foreground, background, kind: 'text' })),
  ...surfaces.map((background): ContrastPair => ({ foreground: 'lineStrong', background, kind: 'ui' })),
  ...focusGrounds.map((background): ContrastPair => ({ foreground: 'focusInner', alternative: 'focusOuter', background, kind: 'ui' })),
];

/** The ratio a pair needs at a level: text 4.5 (AAA 7), user interface 3. */
export function requiredRatio(kind: ContrastPair['kind'], level: ThemeSpec['contrast']['level']): number {
  if (kind === 'ui') return 3;
  return level === 'AAA' ? 7 : 4.5;
}

/** WCAG 2.2 relative luminance of `#rrggbb`, 0 to 1. */
export function relativeLuminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const a = relativeLuminance(one);
  const b = relativeLuminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
