import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const whose = style({ display: 'grid', gap: vars.space[2] });
export const contract = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const kind = style({ overflowWrap: 'anywhere' });
export const note = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const open = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
