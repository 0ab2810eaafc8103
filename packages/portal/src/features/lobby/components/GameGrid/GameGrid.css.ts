import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';

/** Three, six and nine columns: all divide the eighteen of a page. */
export const grid = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: vars.tile.gap,
    rowGap: vars.space[4],
    transition: `opacity ${stateMotion} 150ms`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [from.wide]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' },
    },
  },
  variants: { isRefreshing: { true: { opacity: 0.55 } } },
});

export const item = style({ minInlineSize: 0 });
