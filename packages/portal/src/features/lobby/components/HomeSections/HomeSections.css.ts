import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';

export const sections = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });

/** Six covers fill the row of a desk; on narrower screens the next one peeks out. */
export const rail = style({ minInlineSize: 0, containerType: 'inline-size' });
const sixth = `calc((100cqi - 5 * ${vars.tile.gap}) / 6)`;

export const railItem = style({
  inlineSize: `calc((100cqi - 2 * ${vars.tile.gap}) / 2.5)`,
  '@container': {
    '(min-width: 36rem)': { inlineSize: `calc((100cqi - 4 * ${vars.tile.gap}) / 4.4)` },
    '(min-width: 56rem)': { inlineSize: sixth },
  },
});

export const gridSection = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const gridHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '2.75rem',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const gridTitle = heading({ size: 'medium' });

/** Two rows that scroll sideways on a phone; all in sight from a tablet on. */
export const grid = style({
  display: 'grid',
  gridTemplateRows: 'repeat(2, auto)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - 2 * 0.5rem) / 3)',
  columnGap: vars.tile.gap,
  rowGap: vars.space[4],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.layout.gutter,
  paddingBlockStart: vars.space[1],
  scrollPaddingInline: vars.layout.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': {
    [from.tablet]: {
      gridTemplateRows: 'none',
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const gridItem = style({ minInlineSize: 0, scrollSnapAlign: 'start' });

/** Its arrow, not its padding, ends where the tiles end. */
export const more = style({ marginInlineEnd: `calc(-1 * min(${vars.space[4]}, ${vars.layout.gutter}))` });
