import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: vars.weight.medium,
});
export const group = style({ display: 'grid', gap: vars.space[3] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const title = heading({ size: 'medium' });
export const ends = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const skeletonRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], paddingBlock: vars.space[3] });
export const skeletonWords = style({ display: 'grid', flex: 1, gap: vars.space[2] });
