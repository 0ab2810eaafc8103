import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const title = heading({ size: 'large' });
export const draw = style({ display: 'grid', whiteSpace: 'nowrap' });
export const number = style([displayFace, { fontVariantNumeric: 'tabular-nums' }]);
/** Reasons wrap and are never truncated. */
export const reason = style({ color: vars.color.inkSoft, fontSize: vars.size[1], whiteSpace: 'normal' });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link,
  textDecoration: 'underline',
  selectors: { '&:hover': { color: vars.color.linkHover } },
});
export const prizes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const counted = style({ position: 'relative', display: 'inline-block', minInlineSize: '5.5rem', paddingBlockEnd: vars.space[1] });
/** The frequency relative to the most frequent number. The figure beside it says the same. */
export const bar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  blockSize: vars.border.thick,
  borderRadius: vars.radius.chip,
  background: vars.color.accent,
});
