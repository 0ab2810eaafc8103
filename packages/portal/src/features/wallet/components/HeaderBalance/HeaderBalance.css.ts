import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  paddingInlineStart: vars.space[3],
});

/** Wide enough for most balances from the start, so that nothing moves when the amount arrives. */
export const amount = style({
  display: 'inline-flex',
  justifyContent: 'end',
  minInlineSize: '5.5rem',
  fontSize: vars.size[2],
  fontWeight: vars.weight.bold,
  textAlign: 'end',
  '@media': { [from.tablet]: { minInlineSize: '7rem' } },
});
