import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { heading as headingFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const wide = style([panel, { '@media': { [from.desktop]: { gridColumn: '1 / -1' } } }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const heading = style([headingFace({ size: 'small' })]);
export const more = style({ color: vars.color.link, fontSize: vars.size[1], ':hover': { color: vars.color.linkHover } });
export const soft = style({ color: vars.color.inkSoft });

export const amount = style({ display: 'flex', fontSize: vars.size[4], minBlockSize: vars.control.height });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** As high as the three rows that will load. */
export const waiting = style({ display: 'grid', gridAutoRows: '2.75rem', alignItems: 'center', rowGap: vars.border.thin });

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  ':last-child': { borderBlockEnd: 0 },
});

export const noticeLink = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
  variants: { isRead: { true: { fontWeight: vars.weight.regular } } },
});

export const date = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const tasks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[2],
});

export const task = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
});

export const taskName = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const onward = style({ display: 'grid', color: vars.color.inkSoft, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
