import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[3] });

/** "Remember me" and "Forgot password", side by side if there is room. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

/** The quiet button's text aligns with the content above and below. */
globalStyle(`${beside} > button`, { marginInline: `calc(-1 * ${vars.space[4]})` });
