import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../breakpoints.css.ts';
import { vars } from '@livery/theme/vars.css';

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], margin: 0 });
export const caption = style({ fontWeight: vars.weight.medium });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

/** Name and amount above their bar, or beside it if there is room. */
export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) minmax(8rem, auto)' } },
  },
  variants: { isSum: { true: { fontWeight: vars.weight.bold }, false: {} } },
});
export const label = style({ overflowWrap: 'anywhere' });
export const text = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.tablet]: { gridColumn: 3, gridRow: 1 } },
});
export const drawing = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: '1rem',
  overflow: 'visible',
  '@media': { [from.tablet]: { gridColumn: 2, gridRow: 1 } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const zero = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: vars.border.thin,
  vectorEffect: 'non-scaling-stroke',
});
export const bar = recipe({
  base: { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  variants: { tone: { sum: { fill: vars.color.link }, more: { fill: vars.color.money }, less: { fill: vars.color.negativeInk } } },
});
