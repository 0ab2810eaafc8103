import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { fadedEdges } from '@livery/ui/faded-edges.css';
import { stateMotion } from '@livery/ui/motion.css';

/** On a large screen it keeps its height, so that appended pages do not move the footer. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [from.wide]: { minBlockSize: '100svh' } },
});

/**
 * Two lines on a phone and one on a desktop, whatever the category offers. Classes load late and disappear when a
 * filter is pressed, but the games must not move.
 */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Filters and classes in one line, which reaches the edge of a phone like the categories above it. */
export const strip = style([
  fadedEdges,
  {
    display: 'flex',
    minInlineSize: 0,
    gap: vars.space[2],
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // On a desktop it is clipped where the row's other controls begin.
    '@media': { [from.desktop]: { marginInline: `calc(-1 * ${vars.space[1]})`, paddingInline: vars.space[1] } },
  },
]);

const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  whiteSpace: 'nowrap',
  transition: `background-color ${stateMotion}, border-color ${stateMotion}, color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-pressed=true]': { background: vars.color.accentSoft, borderColor: 'currentColor', color: vars.color.onAccentSoft },
  },
});

const group = style({ display: 'flex', flexShrink: 0, gap: vars.space[2] });

export const filters = group;
export const filter = toggle;

/** A select in the filter line, in the same font as its other entries. */
export const sort = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', flexShrink: 0 });
export const sortIcon = style({ position: 'absolute', insetInlineStart: vars.space[3], pointerEvents: 'none' });
export const sortChoice = style([
  toggle,
  {
    maxInlineSize: '12rem',
    paddingInlineStart: vars.space[7],
    background: 'none',
    textOverflow: 'ellipsis',
    appearance: 'none',
    cursor: 'pointer',
  },
]);

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[2],
  '@media': { [from.desktop]: { gridTemplateColumns: 'auto 14rem' } },
});

export const search = style({ minInlineSize: 0 });

export const classify = style([
  group,
  { paddingInlineStart: vars.space[2], borderInlineStart: `${vars.border.thin} solid ${vars.color.line}` },
]);
export const classifyEntry = style([
  toggle,
  { minBlockSize: '2.75rem', paddingInline: vars.space[3], borderColor: 'transparent', color: vars.color.inkSoft, fontSize: vars.size[2] },
]);

export const pages = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4], paddingBlock: vars.space[4] });
