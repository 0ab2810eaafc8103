import { style } from '@vanilla-extract/css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  transition: `border-color ${stateMotion}, box-shadow ${stateMotion}`,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong, boxShadow: vars.elevation.medium } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], padding: vars.space[4] });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.band,
  color: vars.color.onBand,
});
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 });
export const name = style([heading({ size: 'small' }), { overflowWrap: 'anywhere' }]);
export const press = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
});
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
export const clock = style({ color: vars.color.ink, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

/** The brand's band at the bottom, with the numbers. */
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.band,
  color: vars.color.onBandSoft,
  fontSize: vars.size[1],
} as const;
export const numbers = style(foot);
export const none = style(foot);
export const special = style({ color: vars.color.onBandSoft });
export const balls = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });

const round = style([
  displayFace,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: '1rem',
    fontSize: vars.size[1],
    lineHeight: 1,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const ball = style([round, { background: vars.color.onBand, color: vars.color.band }]);
export const specialBall = style([round, { background: vars.color.accent, color: vars.color.onAccent }]);
export const prize = style([specialBall, { paddingInline: vars.space[3], letterSpacing: '0.08em' }]);
