import { style } from '@vanilla-extract/css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const title = heading({ size: 'large' });
export const draws = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const grid = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});
export const cardSkeleton = style({ blockSize: '10rem' });

/** A single row that scrolls sideways on a phone. */
export const recents = style({
  display: 'flex',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  paddingBlock: '0.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const recent = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[1],
  paddingInlineEnd: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  transition: `border-color ${stateMotion}`,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.band,
  color: vars.color.onBand,
});
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
