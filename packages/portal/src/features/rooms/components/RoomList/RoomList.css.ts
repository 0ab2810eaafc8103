import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], marginBlockEnd: vars.space[5] });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: vars.space[3] });
export const title = style([heading({ size: 'large' })]);
export const lead = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const bands = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const band = style({
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  transition: `background-color ${stateMotion}, border-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-pressed=true]': { background: vars.color.accentSoft, borderColor: 'currentColor', color: vars.color.onAccentSoft },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const room = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});

/** A visitor's placeholder for tables: one row on a desktop, two on a phone. */
export const visitor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInlineEnd: vars.space[5] } },
});
export const visitorAction = style({ display: 'grid', gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } });
export const visitorText = style({ fontSize: vars.size[3], lineHeight: 1.35, textWrap: 'pretty' });

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1], minInlineSize: 0 });
export const name = style([heading({ size: 'small' }), { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);
export const vendor = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
export const stakes = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const sitting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});

/** The table from above, with taken seats filled. */
export const table = style({ inlineSize: '4.5rem', blockSize: '4.5rem' });
export const felt = style({ fill: vars.color.band });
export const rim = style({ fill: 'none', stroke: vars.color.onBandSoft, strokeWidth: 1 });
export const seat = style({
  fill: vars.color.sunken,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  selectors: { '&[data-taken]': { fill: vars.color.accent, stroke: vars.color.accent } },
});

export const more = style({ justifySelf: 'center' });
export const roomSkeleton = style({ blockSize: '9.75rem' });
