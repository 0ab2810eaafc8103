import { globalStyle, style } from '@vanilla-extract/css';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': { [from.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', alignItems: 'start' } },
});

export const contents = style({
  display: 'none',
  gap: vars.space[5],
  '@media': {
    [from.desktop]: { display: 'grid', position: 'sticky', insetBlockStart: `calc(${coveredStart} + ${vars.space[5]})` },
  },
});

export const contentsGroup = style({ display: 'grid', gap: vars.space[1] });
export const contentsTitle = style({
  paddingInline: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
});

export const contentsLink = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `background-color ${stateMotion}`,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: vars.weight.medium },
  },
});

export const groups = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const group = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const groupTitle = style([heading({ size: 'large' })]);

export const card = style({
  paddingInline: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  '@media': { [from.tablet]: { paddingInline: vars.space[5] } },
});

globalStyle(`${card} > *:last-child`, { borderBlockEnd: 0 });

export const skeletonRow = style({ paddingBlock: vars.space[5] });

export const results = style({ display: 'grid', gap: vars.space[3], padding: 0, listStyle: 'none' });

export const result = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `border-color ${stateMotion}`,
  ':hover': { borderColor: vars.color.lineStrong },
});

export const resultTitle = style({ fontSize: vars.size[3], fontWeight: vars.weight.bold });
export const resultText = style({ color: vars.color.inkSoft });

globalStyle(`${result} mark`, { borderRadius: vars.radius.small, background: vars.color.accentSoft, color: vars.color.onAccentSoft });

export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

export const askTitle = style([heading({ size: 'medium' }), { marginBlockEnd: vars.space[1] }]);
