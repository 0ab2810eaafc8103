import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { heading } from '../typography.css.ts';

export const rail = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  // With large text on a phone, the link wraps below the heading.
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minBlockSize: '2.75rem',
});

export const title = style([heading({ size: 'large' }), { flex: '1 1 8rem', minInlineSize: 0 }]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flexShrink: 0, marginInlineStart: 'auto' });

export const steps = style({
  display: 'none',
  gap: vars.space[1],
  '@media': { [from.tablet]: { display: 'flex' } },
});

/**
 * Reaches the edge of the page. The block padding keeps lifted tiles, focus rings and touch targets from being clipped.
 */
export const list = style({
  display: 'flex',
  gap: vars.tile.gap,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.layout.gutter,
  paddingBlock: vars.space[3],
  scrollPaddingInline: vars.layout.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

export const item = recipe({
  base: { flexShrink: 0, minInlineSize: 0, scrollSnapAlign: 'start' },
  variants: {
    itemWidth: {
      tile: { inlineSize: vars.tile.minWidth },
      card: { inlineSize: 'min(20rem, 82%)' },
      auto: {},
    },
  },
});
