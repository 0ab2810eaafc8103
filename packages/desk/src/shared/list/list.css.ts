import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
});
export const search = style({ flex: '1 1 16rem', maxInlineSize: '26rem' });
export const state = style({ flex: '0 1 14rem' });
export const panels = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  marginBlockEnd: vars.space[4],
  padding: 0,
  listStyle: 'none',
});
