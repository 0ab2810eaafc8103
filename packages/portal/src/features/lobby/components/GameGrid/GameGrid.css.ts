import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';

/** Fewer where the text is so large that a tile's words had no room. */
const upTo = (count: number, narrowest: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - ${count - 1} * ${vars.tile.gap}) / ${count})), 1fr))`;
const columns = (narrowest: string, phone: number, tablet: number, wide: number) =>
  style({
    gridTemplateColumns: upTo(phone, narrowest),
    '@media': {
      [from.tablet]: { gridTemplateColumns: upTo(tablet, narrowest) },
      [from.wide]: { gridTemplateColumns: upTo(wide, narrowest) },
    },
  });
const narrowTiles = columns('5rem', 3, 6, 9);

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
    tile: { portrait: narrowTiles, square: narrowTiles, landscape: columns('8rem', 2, 3, 6) },
  },
});

export const item = style({ minInlineSize: 0 });
