import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

const hairline = `color-mix(in srgb, ${vars.color.onBandSoft} 40%, transparent)`;

export const footer = style({
  marginBlockStart: vars.space[7],
  background: vars.color.band,
  color: vars.color.onBand,
  '@media': { [from.tablet]: { marginBlockStart: vars.space[8] } },
});

/** The promenade's wave, painted above the band in the band's colour. */
export const wave = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[5],
  color: vars.color.band,
  marginBlockStart: `calc(-1 * ${vars.space[5]})`,
});

export const inner = recipe({
  base: {
    display: 'grid',
    gap: vars.space[6],
    maxInlineSize: vars.layout.maxWidth,
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.space[7],
    // Always below the first screen, so it is laid out when near the viewport, and in print.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 64rem',
    '@media': {
      [from.tablet]: { containIntrinsicBlockSize: 'auto 32rem' },
      print: { contentVisibility: 'visible' },
    },
  },
  variants: {
    variant: {
      wave: {},
      columns: {},
      compact: { gap: vars.space[4], paddingBlock: vars.space[5] },
    },
  },
});

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] },
  variants: {
    variant: {
      wave: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
      columns: {
        '@media': {
          [from.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0 },
        },
      },
      compact: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0,
        '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'space-between', columnGap: vars.space[7] } },
      },
    },
  },
});

/** `columns` separates its columns with hairlines. */
export const column = recipe({
  base: { minInlineSize: 0 },
  variants: {
    /** By the number of links: `many` take two of the row's five columns. */
    length: {
      few: {},
      some: { gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } },
      many: { gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'span 2' } } },
    },
    variant: {
      wave: {},
      columns: {
        '@media': {
          [from.tablet]: {
            selectors: {
              '& + &': { borderInlineStart: `${vars.border.thin} solid ${hairline}`, paddingInlineStart: vars.space[5] },
            },
          },
        },
      },
      /** A row: its topic, then its links. */
      compact: {
        gridColumn: 'auto',
        paddingBlockStart: vars.space[2],
        '@media': {
          [from.tablet]: {
            paddingBlockStart: 0,
            gridColumn: 'auto',
            display: 'grid',
            gridTemplateColumns: '9rem minmax(0, 1fr)',
            alignItems: 'baseline',
          },
        },
      },
    },
  },
});

export const title = style([displayFace, { fontSize: vars.size[2], marginBlockEnd: vars.space[1] }]);

export const links = recipe({
  base: { display: 'grid' },
  variants: {
    length: {
      few: {},
      some: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space[6],
        '@media': { [from.tablet]: { gridTemplateColumns: '1fr' } },
      },
      many: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    },
    variant: { wave: {}, columns: {}, compact: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] } },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.onBandSoft,
  fontSize: vars.size[1],
  textDecoration: 'none',
  ':hover': { color: vars.color.onBand, textDecoration: 'underline' },
  '@media': { [`${from.desktop} and (pointer: fine)`]: { minBlockSize: '2rem' } },
});

export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
export const vendor = style({ blockSize: '2.75rem' });
export const markLink = style({ display: 'block', blockSize: '100%', color: 'inherit' });
export const mark = style({ inlineSize: '100%', blockSize: '100%', paddingBlock: '0.375rem', objectFit: 'contain' });

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${hairline}`,
  paddingBlockStart: vars.space[5],
  color: vars.color.onBandSoft,
  fontSize: vars.size[1],
});

export const age = style([
  displayFace,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[7],
    blockSize: vars.space[7],
    border: `${vars.border.thick} solid currentcolor`,
    borderRadius: '50%',
    color: vars.color.onBand,
    fontSize: vars.size[2],
  },
]);

export const lines = style({ display: 'grid', gap: vars.space[1], flex: 1, minInlineSize: 'min(100%, 18rem)' });
export const ageNote = style({ color: vars.color.onBand, fontWeight: vars.weight.medium });
export const licence = style({ color: 'inherit' });
