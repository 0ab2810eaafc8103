import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

const railWidth = '15rem';
const headerBottom = `calc(${vars.layout.headerHeight} + ${vars.border.thin})`;

/** Hidden from visitors while they are sent to the agents’ login. */
const outsideSession = ':root:not([data-viewer="member"]) &';

/** The density of a desk: controls are as high as a finger in every brand, and no higher. */
export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh', background: vars.color.ground });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: vars.layout.headerHeight,
  boxSizing: 'content-box',
  paddingInline: vars.space[3],
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gap: vars.space[4], paddingInline: vars.space[4] } },
});

/** The name of this area, next to the logo. */
export const name = style({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'block',
      flex: 'none',
      paddingInlineStart: vars.space[4],
      borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
      color: vars.color.inkSoft,
      fontSize: vars.size[1],
      fontWeight: vars.weight.medium,
    },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [from.tablet]: { gap: vars.space[4] } },
});

/** Two lines on a phone, one where there is room. */
export const who = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  minInlineSize: 0,
  // Reserves the clock's line before the clock is rendered.
  minBlockSize: `calc(2 * ${vars.size[1]} * ${vars.leading.tight})`,
  lineHeight: vars.leading.tight,
  '@media': {
    [from.desktop]: { display: 'flex', alignItems: 'baseline', flexDirection: 'row-reverse', gap: vars.space[4], minBlockSize: 0 },
  },
});

export const nickname = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size[1],
  '@media': { [from.tablet]: { maxInlineSize: '16rem' } },
});

export const money = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });

export const body = style({ flex: 1, display: 'flex', minInlineSize: 0 });

export const rail = recipe({
  base: {
    display: 'none',
    '@media': {
      [from.tablet]: {
        position: 'sticky',
        insetBlockStart: headerBottom,
        flex: 'none',
        alignSelf: 'start',
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space[5],
        inlineSize: railWidth,
        blockSize: `calc(100dvh - ${headerBottom})`,
        padding: vars.space[3],
        overflow: 'hidden auto',
        scrollbarWidth: 'thin',
        borderInlineEnd: `${vars.border.thin} solid ${vars.color.line}`,
        background: vars.color.surface,
      },
    },
  },
  variants: {
    isEmpty: { true: { selectors: { [outsideSession]: { visibility: 'hidden' } } } },
  },
});

export const choices = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const sheet = style({ display: 'grid', gap: vars.space[5] });

export const main = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  maxInlineSize: '80rem',
  padding: `${vars.space[4]} ${vars.space[4]} calc(${vars.layout.bottomBarHeight} + ${vars.space[5]} + env(safe-area-inset-bottom))`,
  outline: 'none',
  '@media': { [from.tablet]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[7]}` } },
});

export const waitingMain = style([main, { selectors: { [outsideSession]: { visibility: 'hidden' } } }]);

export const head = style({ display: 'grid', gap: vars.space[1] });
export const title = style([heading({ size: 'large' }), { overflowWrap: 'anywhere', outlineOffset: vars.space[1] }]);

/** Part of the document, and the largest text on the page, so nothing that loads later counts as the largest paint. */
export const lead = style({ maxInlineSize: '60ch', color: vars.color.inkSoft });

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});

globalStyle(`${crumbs} > li + li::before`, { content: '"/" / ""', marginInline: vars.space[2] });

export const crumb = style({ color: 'inherit', ':hover': { color: vars.color.ink } });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [from.tablet]: { display: 'none' } },
});

export const barList = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: vars.layout.bottomBarHeight,
});

export const barEntry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.inkSoft,
  fontSize: `min(${vars.size[1]}, 3.4vw)`,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.bold } },
});

export const barFace = style({ position: 'relative', display: 'grid' });
export const barMark = style({ position: 'absolute', insetBlockEnd: '0.5rem', insetInlineStart: '0.75rem', scale: '0.85' });
export const barLabel = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[1],
});
