import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { foot, phoneFoot } from '../GameTile/TileRoom.css.ts';

const rowGap = vars.space[4];

export const lists = recipe({
  base: {
    containerType: 'inline-size',
    transition: `opacity ${stateMotion} 150ms`,
  },
  variants: { isRefreshing: { true: { opacity: 0.55 } } },
});

type Form = keyof typeof foot;
interface Columns {
  narrowest: string;
  phone: number;
  tablet: number;
  wide: number;
}
const narrow: Columns = { narrowest: '5rem', phone: 3, tablet: 6, wide: 9 };
const broad: Columns = { narrowest: '8rem', phone: 2, tablet: 3, wide: 6 };
/** Three, six and nine columns, or two, three and six for wide tiles. All divide the eighteen of a page. */
const columnsOf: Record<Form, Columns> = { portrait: narrow, square: narrow, landscape: broad };

/** Fewer columns if large text leaves no room for a tile's text. */
const upTo = (count: number, narrowest: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - ${count - 1} * ${vars.tile.gap}) / ${count})), 1fr))`;

const gridOf = ({ narrowest, phone, tablet, wide }: Columns) =>
  style({
    display: 'grid',
    columnGap: vars.tile.gap,
    rowGap,
    gridTemplateColumns: upTo(phone, narrowest),
    selectors: { 'ul + &': { marginBlockStart: rowGap } },
    '@media': {
      [from.tablet]: { gridTemplateColumns: upTo(tablet, narrowest) },
      [from.wide]: { gridTemplateColumns: upTo(wide, narrowest) },
    },
  });
export const grid = { portrait: gridOf(narrow), square: gridOf(narrow), landscape: gridOf(broad) };

/** The height of eighteen tiles before they are laid out. */
const heightOf = (form: Form, count: number, below = foot[form]) => {
  const rows = 18 / count;
  const picture = `(100cqi - ${count - 1} * ${vars.tile.gap}) / ${count} / (${vars.tile.ratio})`;
  return `auto calc(${rows} * (${picture} + ${below}) + ${rows - 1} * ${rowGap})`;
};

/** Skipped by the browser until near the viewport, but never in print. Focus rings at the edge are not clipped. */
const laterOf = (form: Form) => {
  const { phone, tablet, wide } = columnsOf[form];
  return style([
    grid[form],
    {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: heightOf(form, phone, phoneFoot[form]),
      overflowClipMargin: vars.space[3],
      '@media': {
        [from.tablet]: { containIntrinsicBlockSize: heightOf(form, tablet) },
        [from.wide]: { containIntrinsicBlockSize: heightOf(form, wide) },
        print: { contentVisibility: 'visible' },
      },
    },
  ]);
};
export const later = { portrait: laterOf('portrait'), square: laterOf('square'), landscape: laterOf('landscape') };

export const item = style({ minInlineSize: 0 });
