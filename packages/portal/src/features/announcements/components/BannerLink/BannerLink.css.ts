import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** Stretches over the nearest positioned box: a slide or a card. */
export const link = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    // A clipped title would also clip its ring.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.color.focusInner}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
      boxShadow: `inset 0 0 0 calc(2 * ${vars.border.thick}) ${vars.color.focusOuter}`,
    },
  },
});
