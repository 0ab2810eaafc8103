import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const failure = style({
  position: 'fixed',
  insetInline: vars.layout.gutter,
  insetBlockEnd: `calc(${vars.layout.bottomBarHeight} + ${vars.space[4]})`,
  zIndex: 30,
  maxInlineSize: '32rem',
  marginInline: 'auto',
});
