import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
export const read = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const bad = style({ color: vars.color.negativeInk, overflowWrap: 'anywhere' });
