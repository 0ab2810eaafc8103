import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

const line = `${vars.border.thin} solid ${vars.color.line}`;
const drawnByForce = { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } };

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const caption = style({ fontWeight: vars.weight.medium });

export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5], rowGap: vars.space[2] });
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const swatch = style({ flexShrink: 0, inlineSize: '2rem', blockSize: '1rem' });

/** Values at the start, categories below the drawing. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlockStart: vars.space[3],
});

export const scale = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  textAlign: 'end',
});

/** Centred on its line. */
export const tick = style({ display: 'flex', alignItems: 'center', justifyContent: 'end', blockSize: 0, whiteSpace: 'nowrap' });

export const drawing = style({
  inlineSize: '100%',
  blockSize: '14rem',
  overflow: 'visible',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const gridLine = recipe({
  base: { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: vars.border.thin },
  variants: { isZero: { true: { stroke: vars.color.lineStrong }, false: { stroke: vars.color.line } } },
});

export const points = recipe({
  base: {
    gridColumn: 2,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    color: vars.color.inkSoft,
    fontSize: vars.size[1],
  },
  variants: {
    /** Each label centred in its slot. */
    isCentred: { true: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0, textAlign: 'center' } },
  },
});

/** Series differ in colour and in the pattern of their lines. */
export const series = recipe({
  base: [{ fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: vars.border.thick, strokeLinejoin: 'round' }, drawnByForce],
  variants: {
    order: {
      0: { stroke: vars.color.link },
      1: { stroke: vars.color.ink, strokeDasharray: '7 5' },
      2: { stroke: vars.color.inkSoft, strokeDasharray: '2 4' },
    },
  },
});

export const values = style({ fontSize: vars.size[1] });
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const table = style({ inlineSize: '100%' });
export const cell = style({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: line,
  textAlign: 'start',
  fontWeight: 'inherit',
});
export const number = style([cell, { textAlign: 'end' }]);
export const head = style({ color: vars.color.inkSoft });
