/**
 * Every custom property of a theme, by path. A leaf is the property's name without the two dashes. `vars.css.ts`
 * provides the names to stylesheets, and `themeToCss` writes the values. A new leaf needs a derived value, so that old
 * brands never break.
 */
export const themeContract = {
  color: {
    /** The page. */
    ground: 'ground',
    /** Panels on the page. */
    surface: 'surface',
    /** Surfaces over panels: cards, menus, dialogs. */
    raised: 'raised',
    /** Sunken surfaces: tracks, wells, hover states. */
    sunken: 'sunken',
    /** The background of fields. Always equal to one of the four surfaces. */
    field: 'field',
    /** Skeletons of loading content, visible on the four surfaces. */
    skeleton: 'skeleton',
    /** Primary and secondary text, readable on the four surfaces. */
    ink: 'ink',
    inkSoft: 'ink-soft',
    /** Text of a disabled control. */
    inkDisabled: 'ink-disabled',
    /** Hairlines (decoration) and borders that carry meaning (3:1 on every surface). */
    line: 'line',
    lineStrong: 'line-strong',
    /** The one main action, its states and the text on it. */
    action: 'action',
    actionHover: 'action-hover',
    actionActive: 'action-active',
    onAction: 'on-action',
    /** Links and text buttons, readable on the four surfaces. */
    link: 'link',
    linkHover: 'link-hover',
    /** Amounts such as balances and wins, readable on the four surfaces. */
    money: 'money',
    /** Selected chips, badges and highlights, with the text on them. */
    accent: 'accent',
    onAccent: 'on-accent',
    accentSoft: 'accent-soft',
    onAccentSoft: 'on-accent-soft',
    second: 'second',
    onSecond: 'on-second',
    positive: 'positive',
    onPositive: 'on-positive',
    warning: 'warning',
    onWarning: 'on-warning',
    negative: 'negative',
    onNegative: 'on-negative',
    /** Error text, readable on the four surfaces. */
    negativeInk: 'negative-ink',
    /** The two rings of a focus mark. One of them stands out on any background. */
    focusInner: 'focus-inner',
    focusOuter: 'focus-outer',
    /** Behind a dialog. */
    scrim: 'scrim',
    /** The band behind the hero and the footer, with the text on it. */
    band: 'band',
    onBand: 'on-band',
    onBandSoft: 'on-band-soft',
  },
  /** 4 8 12 16 24 32 48 64 px in every brand. Density changes controls, gutters and tiles instead. */
  space: { 1: 'space-1', 2: 'space-2', 3: 'space-3', 4: 'space-4', 5: 'space-5', 6: 'space-6', 7: 'space-7', 8: 'space-8' },
  radius: { small: 'radius-s', medium: 'radius-m', large: 'radius-l', control: 'radius-control', chip: 'radius-chip' },
  border: { thin: 'border-thin', medium: 'border-medium', thick: 'border-thick' },
  elevation: { low: 'elevation-low', medium: 'elevation-medium', high: 'elevation-high' },
  font: {
    display: 'font-display',
    text: 'font-text',
    displayWeight: 'font-display-weight',
    displayStretch: 'font-display-stretch',
    displayCase: 'font-display-case',
    displaySpacing: 'font-display-spacing',
  },
  weight: { regular: 'weight-regular', medium: 'weight-medium', bold: 'weight-bold' },
  /** Six steps of the brand's ratio. 1 is the smallest text, 2 the body text. */
  size: { 1: 'size-1', 2: 'size-2', 3: 'size-3', 4: 'size-4', 5: 'size-5', 6: 'size-6' },
  leading: { tight: 'leading-tight', body: 'leading-body' },
  motion: { state: 'motion-state', place: 'motion-place', easeOut: 'ease-out', easeIn: 'ease-in' },
  control: {
    /** Height of buttons and fields, at least 44 px. */
    height: 'control-height',
    iconStroke: 'icon-stroke',
    /** Ends and corners of icon strokes: round, or square for a sharp brand. */
    iconCap: 'icon-cap',
    iconJoin: 'icon-join',
  },
  tile: {
    /** Width divided by height of a game's picture. */
    ratio: 'tile-ratio',
    gap: 'tile-gap',
    minWidth: 'tile-min-width',
  },
  layout: {
    gutter: 'gutter',
    maxWidth: 'max-width',
    headerHeight: 'header-height',
    sideWidth: 'side-width',
    railWidth: 'rail-width',
    bottomBarHeight: 'bottom-bar-height',
  },
} as const;
