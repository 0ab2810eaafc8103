import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';

const columns = (phone: number, tablet: number, wide: number) =>
  style({
    gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
      [from.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
    },
  });
const narrowTiles = columns(3, 6, 9);

/** Three, six and nine columns, or two, three and six of wide ones: all divide the eighteen of a page. */
export const grid = recipe({
  base: {
    display: 'grid',
    columnGap: vars.tile.gap,
    rowGap: vars.space[4],
    transition: `opacity ${stateMotion} 150ms`,
  },
  variants: {
    isRefreshing: { true: { opacity: 0.55 } },
    tile: { portrait: narrowTiles, square: narrowTiles, landscape: columns(2, 3, 6) },
  },
});

export const item = style({ minInlineSize: 0 });
