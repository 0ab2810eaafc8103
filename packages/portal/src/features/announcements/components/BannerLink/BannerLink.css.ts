import { style } from '@vanilla-extract/css';

/** Stretches over the nearest positioned box: a slide or a card. */
export const link = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
