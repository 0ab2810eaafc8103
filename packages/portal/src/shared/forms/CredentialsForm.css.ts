import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[3] });

/** What is kept of a login and what is forgotten of it, beside each other where both have room. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

/** The words of the quiet button stand in line with what is above and below. */
globalStyle(`${beside} > button`, { marginInline: `calc(-1 * ${vars.space[4]})` });
