import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '80vh',
  padding: `${vars.space[3]} ${vars.layout.gutter} ${vars.space[7]}`,
});

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)', columnGap: vars.space[6] },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 40rem)', columnGap: vars.space[7] },
  },
});

/** The cover, with a glow in its own colours. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  overflow: 'hidden',
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
  isolation: 'isolate',
});
export const glow = style({ position: 'absolute', inset: '-20%', zIndex: -1, filter: 'blur(2.5rem) saturate(1.2)' });
export const cover = style({
  position: 'relative',
  inlineSize: 'min(100%, 12.5rem)',
  aspectRatio: vars.tile.ratio,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  boxShadow: vars.elevation.medium,
  '@media': { [from.tablet]: { inlineSize: '100%' } },
});
globalStyle(`${glow} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[5] });
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1], overflowWrap: 'anywhere' });
export const title = heading({ size: 'huge' });
export const vendor = style({ color: vars.color.inkSoft, fontWeight: vars.weight.medium });

export const waysIn = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], maxInlineSize: '38rem' });
export const ways = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(max-content, 1fr)', gridTemplateColumns: 'none' } },
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], maxInlineSize: '60ch', overflowWrap: 'anywhere' });

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const partTitle = heading({ size: 'large' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlock: `${vars.border.thin} solid ${vars.color.line}`,
});
export const fact = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 });
export const factName = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const factValue = style({ fontSize: vars.size[3], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

export const rules = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  maxInlineSize: '65ch',
  listStyle: 'disc',
});
export const fair = style({ display: 'flex', gap: vars.space[2], alignItems: 'start', color: vars.color.inkSoft, maxInlineSize: '65ch' });

export const similar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[5],
});

export const shapeOfWays = style({ blockSize: '3.5rem', maxInlineSize: '32rem' });
export const shapeOfFacts = style({ blockSize: '6rem' });
