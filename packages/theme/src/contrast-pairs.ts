import type { ContrastKind } from './contrast.ts';
import type { ColourRole } from './palette.ts';

export type ContrastState = 'rest' | 'hover' | 'active' | 'focus' | 'disabled';

/** A promise of the contract: a foreground is readable on a background, or at least one of two is visible. */
export interface ContrastPair {
  /** Where the pair is used. */
  component: string;
  state: ContrastState;
  foreground: ColourRole;
  /** The second ring of a focus mark. One of the two must reach the ratio. */
  alternative?: ColourRole;
  background: ColourRole;
  kind: ContrastKind;
}

export const surfaces = ['ground', 'surface', 'raised', 'sunken'] as const satisfies readonly ColourRole[];

type Pairs = readonly (readonly [state: ContrastState, foregrounds: readonly ColourRole[], backgrounds: readonly ColourRole[]])[];

const textPairs: Record<string, Pairs> = {
  text: [['rest', ['ink', 'inkSoft'], surfaces]],
  link: [
    ['rest', ['link'], surfaces],
    ['hover', ['linkHover'], surfaces],
    ['active', ['link'], surfaces],
  ],
  amount: [['rest', ['money'], surfaces]],
  refusal: [['rest', ['negativeInk'], surfaces]],
  field: [
    // The placeholder is soft ink.
    ['rest', ['ink', 'inkSoft', 'negativeInk'], ['field']],
    ['hover', ['ink', 'inkSoft'], ['field']],
  ],
  button: [
    ['rest', ['onAction'], ['action']],
    ['hover', ['onAction'], ['actionHover']],
    ['active', ['onAction'], ['actionActive']],
    ['rest', ['ink'], ['field']],
    ['active', ['ink'], ['sunken']],
    ['rest', ['onNegative'], ['negative']],
    ['hover', ['onNegative'], ['negative']],
    // The reason why a button is disabled. The disabled label itself need not be readable.
    ['disabled', ['ground'], ['ink']],
  ],
  choice: [
    ['rest', ['ink'], ['surface', 'raised']],
    ['hover', ['ink'], ['sunken']],
    ['active', ['onAccent'], ['accent']],
    ['active', ['onAccentSoft'], ['accentSoft']],
    // The sign on a switch's thumb.
    ['rest', ['ground'], ['ink']],
    ['active', ['accent'], ['onAccent']],
  ],
  menu: [
    ['rest', ['ink', 'inkSoft', 'negativeInk'], ['raised']],
    ['hover', ['ink', 'inkSoft', 'negativeInk'], ['sunken']],
    ['active', ['onAccentSoft'], ['accentSoft']],
  ],
  badge: [
    ['rest', ['onAccent'], ['accent']],
    ['rest', ['onSecond'], ['second']],
    ['rest', ['onPositive'], ['positive']],
    ['rest', ['onWarning'], ['warning']],
    ['rest', ['onNegative'], ['negative']],
    ['rest', ['ink'], ['sunken']],
  ],
  notice: [
    ['rest', ['ink'], ['surface', 'raised']],
    ['rest', ['onAccentSoft'], ['accentSoft']],
    ['rest', ['onPositive'], ['positive']],
    ['rest', ['onWarning'], ['warning']],
    ['rest', ['onNegative'], ['negative']],
  ],
  band: [
    ['rest', ['onBand', 'onBandSoft'], ['band']],
    ['hover', ['onBand'], ['band']],
  ],
  selection: [['rest', ['onAccent'], ['accent']]],
};

const shapePairs: Record<string, Pairs> = {
  field: [
    ['rest', ['lineStrong', 'negativeInk'], surfaces],
    ['hover', ['ink'], surfaces],
    ['focus', ['ink'], surfaces],
  ],
  button: [
    ['rest', ['lineStrong'], surfaces],
    ['hover', ['ink'], surfaces],
  ],
  choice: [
    ['rest', ['lineStrong'], surfaces],
    ['hover', ['lineStrong', 'ink'], surfaces],
    // The marks of selected tabs, checkboxes and switches.
    ['active', ['link'], surfaces],
    ['active', ['onAction'], ['action']],
    ['active', ['onAccent'], ['accent']],
    ['rest', ['ink'], ['sunken']],
  ],
};

const focusGrounds = [
  ...surfaces,
  'field',
  'ink',
  'action',
  'actionHover',
  'actionActive',
  'accent',
  'accentSoft',
  'second',
  'positive',
  'warning',
  'negative',
  'band',
] as const satisfies readonly ColourRole[];

/** Every pair the contract promises, in each palette. A role may be promised to several components. */
export const contrastPairs: readonly ContrastPair[] = [
  ...expand(textPairs, 'text'),
  ...expand(shapePairs, 'ui'),
  ...focusGrounds.map((background): ContrastPair => ({
    component: 'focus mark',
    state: 'focus',
    foreground: 'focusInner',
    alternative: 'focusOuter',
    background,
    kind: 'ui',
  })),
];

function expand(table: Record<string, Pairs>, kind: ContrastKind): ContrastPair[] {
  return Object.entries(table).flatMap(([component, pairs]) =>
    pairs.flatMap(([state, foregrounds, backgrounds]) =>
      foregrounds.flatMap((foreground) =>
        backgrounds.map((background): ContrastPair => ({ component, state, foreground, background, kind })),
      ),
    ),
  );
}
