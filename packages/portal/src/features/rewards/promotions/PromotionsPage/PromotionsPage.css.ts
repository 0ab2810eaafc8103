import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '80vh',
});
/** From tablet width on, aligned with the cards below. */
export const head = style({
  blockSize: '12rem',
  '@media': {
    [from.tablet]: {
      inlineSize: `calc(100% - 2 * ${vars.layout.gutter})`,
      maxInlineSize: `calc(${vars.layout.maxWidth} - 2 * ${vars.layout.gutter})`,
      blockSize: '16rem',
      marginBlockStart: vars.space[4],
      marginInline: 'auto',
      overflow: 'hidden',
      borderRadius: vars.radius.large,
    },
    [from.wide]: { blockSize: '22rem' },
  },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.layout.gutter} ${vars.space[7]}`,
});

/** The first one is featured: on wide screens it spans two columns. */
export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&[data-over=true]': { background: vars.color.sunken } },
  '@media': {
    [from.desktop]: {
      selectors: {
        '&:first-child:not(:only-child)': {
          gridColumn: 'span 2',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: '1fr auto',
        },
      },
    },
  },
});
export const art = style({
  position: 'relative',
  aspectRatio: '2',
  overflow: 'hidden',
  background: vars.color.band,
  selectors: { [`${tile}[data-over=true] &`]: { filter: 'grayscale(0.7)' } },
  '@media': {
    [from.desktop]: {
      selectors: { [`${tile}:first-child:not(:only-child) &`]: { gridRow: '1 / -1', aspectRatio: 'auto', minBlockSize: '100%' } },
    },
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '80% 50%',
});
export const state = style({ position: 'absolute', insetBlockStart: vars.space[3], insetInlineStart: vars.space[3], display: 'flex' });
export const body = style({ display: 'grid', alignContent: 'start', gap: vars.space[2], padding: `${vars.space[4]} ${vars.space[4]} 0` });
export const prize = style({ color: vars.color.money, fontWeight: vars.weight.bold });
export const name = heading({ size: 'medium' });
/** The whole tile links to its page. Buttons are above the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:hover': { textDecoration: 'underline' } },
});
export const summary = style({ color: vars.color.inkSoft });
export const foot = style({ position: 'relative', padding: vars.space[4] });
