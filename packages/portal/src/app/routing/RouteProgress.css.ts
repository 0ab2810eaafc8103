import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

const creep = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

/** Appears after a moment, so that a page that is already loaded never flashes it. */
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 40,
  blockSize: vars.border.thick,
  background: vars.color.action,
  transformOrigin: 'left',
  animation: `${creep} 4s ${vars.motion.easeOut} 150ms both`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

/** Keeps the footer below the fold while the page loads. */
export const room = style({ display: 'block', minBlockSize: '100dvh' });

export const slow = style({
  display: 'block',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: `${vars.space[7]} ${vars.layout.gutter}`,
});
