import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { fadedEdges } from '@livery/ui/faded-edges.css';
import { stateMotion } from '@livery/ui/motion.css';

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });

/** Two lines whatever the category offers: classes come later, and go when a filter is pressed, and the games stay where they are. */
export const toolbar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

/** Filters and classes in one line, which runs to the edge of a phone like the categories above it. */
export const strip = style({
  ...fadedEdges,
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
});

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

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[2],
  '@media': { [from.desktop]: { display: 'flex' } },
});

export const search = style({ minInlineSize: 0, '@media': { [from.desktop]: { flexGrow: 1 } } });

export const classify = style([
  group,
  { paddingInlineStart: vars.space[2], borderInlineStart: `${vars.border.thin} solid ${vars.color.line}` },
]);
export const classifyEntry = style([
  toggle,
  { minBlockSize: '2.75rem', paddingInline: vars.space[3], borderColor: 'transparent', color: vars.color.inkSoft, fontSize: vars.size[2] },
]);

export const pages = style({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space[4] });
