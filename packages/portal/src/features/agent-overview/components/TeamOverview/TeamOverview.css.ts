import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const title = style([heading({ size: 'small' }), { marginBlockEnd: vars.space[3] }]);

const grid = { display: 'grid', gap: vars.space[3] };
export const now = style({ ...grid, gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))' });
export const tiles = style({
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.75rem, 100%), 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' } },
});

const edge = `${vars.border.thin} solid ${vars.color.line}`;
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[3],
  border: edge,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[4] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  // The button for the definition is larger than its line.
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const value = style({
  display: 'grid',
  alignItems: 'start',
  minBlockSize: '1lh',
  fontSize: vars.size[3],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  margin: 0,
  '@media': { [from.tablet]: { fontSize: vars.size[4] } },
});
export const change = style({
  minBlockSize: '1lh',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
});
export const share = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], color: vars.color.ink });
export const more = style({ color: vars.color.link, fontSize: vars.size[1], textDecoration: 'underline' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: edge,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
/** A text line that is still loading. */
export const line = style({ display: 'block', blockSize: '1lh', overflow: 'hidden' });
export const list = style({ minBlockSize: '1lh' });
export const chartRoom = style([card, { minBlockSize: '26rem', alignItems: 'stretch' }]);

/** As high as a contract card with tiers, the tallest kind. */
export const earningsRoom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '19.5rem',
  alignItems: 'stretch',
});
export const earnings = style({
  ...grid,
  blockSize: '100%',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(19rem, 86%), 1fr)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
});
globalStyle(`${earnings} > *`, { scrollSnapAlign: 'start' });
