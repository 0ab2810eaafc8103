import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const whose = style({ display: 'grid', gap: vars.space[2] });
export const window = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const note = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
export const sums = style({ maxInlineSize: '28rem' });
