import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { picture, play } from '../components/GameTile/GameTile.css.ts';
import { base as room } from '../components/GameTile/TileRoom.css.ts';

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], minInlineSize: 0 });

/** Rendered early, but skipped by the browser until near the viewport. Never skipped in print. */
export const ahead = style({ contentVisibility: 'auto', '@media': { print: { contentVisibility: 'visible' } } });

/** Six covers fill a desktop row. On narrower screens, part of the next one shows. */
export const rail = style({ minInlineSize: 0, containerType: 'inline-size' });
// Chromium 156 loses the whole page when a window is widened after a snapping list was skipped.
globalStyle(`${rail} ul`, { scrollSnapType: 'none' });
const sixth = `calc((100cqi - 5 * ${vars.tile.gap}) / 6)`;

/** The minimum width of a tile, so that large text fits. */
const narrowest = '5.5rem';

const narrowItem = style({
  inlineSize: `max(${narrowest}, (100cqi - 2 * ${vars.tile.gap}) / 2.5)`,
  '@container': {
    '(min-width: 36rem)': { inlineSize: `calc((100cqi - 4 * ${vars.tile.gap}) / 4.4)` },
    '(min-width: 56rem)': { inlineSize: sixth },
  },
});
/** A wide tile needs more space: four fill a desktop row. */
const wideItem = style({
  inlineSize: `calc((100cqi - ${vars.tile.gap}) / 1.45)`,
  '@container': {
    '(min-width: 36rem)': { inlineSize: `calc((100cqi - 2 * ${vars.tile.gap}) / 2.6)` },
    '(min-width: 56rem)': { inlineSize: `calc((100cqi - 3 * ${vars.tile.gap}) / 4)` },
  },
});
export const railItem = { portrait: narrowItem, square: narrowItem, landscape: wideItem };

export const gridSection = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const gridHeader = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minBlockSize: '2.75rem',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

/** The heading wraps first. The link goes below it only if the longest word leaves no room. */
export const gridTitle = style([heading({ size: 'medium' }), { flex: '1 1 0', minInlineSize: 'min-content' }]);

/**
 * Two rows that scroll sideways on a phone, the first filled before the second begins. From a tablet on, all are
 * visible.
 */
const tight = style({
  display: 'grid',
  columnGap: vars.tile.gap,
  rowGap: vars.space[4],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.layout.gutter,
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  scrollPaddingInline: vars.layout.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [from.tablet]: {
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

/** Half as many columns as tiles, from three to the six of a full hot list. */
const inTwoRows = (column: string, fromTablet: number): StyleRule => ({
  gridTemplateColumns: `repeat(3, ${column})`,
  selectors: {
    '&:has(> :nth-child(7))': { gridTemplateColumns: `repeat(4, ${column})` },
    '&:has(> :nth-child(9))': { gridTemplateColumns: `repeat(5, ${column})` },
    '&:has(> :nth-child(11))': { gridTemplateColumns: `repeat(6, ${column})` },
  },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: `repeat(${fromTablet}, minmax(0, 1fr))`,
      selectors: { '&:has(> :nth-child(7))': { gridTemplateColumns: `repeat(${fromTablet}, minmax(0, 1fr))` } },
    },
  },
});
const tightNarrow = style([tight, inTwoRows(`max(${narrowest}, (100% - 2 * 0.5rem) / 3)`, 6)]);
const tightWide = style([tight, inTwoRows('calc((100% - 0.5rem) / 1.7)', 3)]);
export const grid = { portrait: tightNarrow, square: tightNarrow, landscape: tightWide };

export const gridItem = style({ minInlineSize: 0 });

/**
 * One large cover and five small ones fill three rows of three on a phone. From a tablet on they fill two rows, with
 * the "more" link at the end.
 */
const spot = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.tile.gap}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2.3fr) repeat(3, minmax(0, 1fr))' } },
});
const spotNarrow = style([spot, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }]);
export const spotlight = {
  portrait: spotNarrow,
  square: spotNarrow,
  landscape: style([spot, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]),
};

/** Next to two rows of small ones. On a phone, a wide cover has its own row. */
const fromTablet = { [from.tablet]: { gridColumn: 'auto', gridRow: 'span 2' } };
const leadNarrow = style([gridItem, { gridColumn: 'span 2', gridRow: 'span 2', '@media': fromTablet }]);
const leadWide = style([gridItem, { gridColumn: '1 / -1', '@media': fromTablet }]);
export const lead = { portrait: leadNarrow, square: leadNarrow, landscape: leadWide };

/** Its picture extends to the bottom of the small ones beside it. */
const grown: [selector: string, rule: GlobalStyleRule][] = [
  ['> article', { blockSize: '100%' }],
  [`> ${room}`, { aspectRatio: 'auto', blockSize: '100%', marginBlockEnd: 0 }],
  [play, { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', blockSize: '100%' }],
  [picture, { aspectRatio: 'auto', blockSize: '100%' }],
];
for (const [selector, rule] of grown) {
  globalStyle(`${leadNarrow} ${selector}`, rule);
  globalStyle(`${leadWide} ${selector}`, { '@media': { [from.tablet]: rule } });
}
/** Crops the sky, never the lettering. */
globalStyle(`${leadNarrow} img`, { objectPosition: '50% 90%' });

/** The "more" link takes a spare cell, or sits in the header if there is none. */
export const onward = style({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'grid',
      placeItems: 'center',
      borderRadius: vars.radius.medium,
      background: vars.color.sunken,
    },
  },
});
export const headerAction = style({ display: 'contents', '@media': { [from.tablet]: { display: 'none' } } });

/**
 * Its arrow, not its padding, aligns with the end of the tiles. It keeps a distance from a rail's buttons, which phones
 * do not have.
 */
const atTheEdge = { marginInlineEnd: `calc(-1 * min(${vars.space[4]}, ${vars.layout.gutter}))` };
export const more = style({
  ...atTheEdge,
  '@media': { [from.tablet]: { marginInlineEnd: 0, selectors: { '&:last-child': atTheEdge } } },
});
