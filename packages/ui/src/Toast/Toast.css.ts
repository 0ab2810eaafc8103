import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { layer } from '../layers.css.ts';
import { fadeIn, placeMotion, reducedMotion } from '../motion.css.ts';

export { mark } from '../Notice/Notice.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const region = style({
  position: 'fixed',
  zIndex: layer.message,
  insetInline: vars.space[4],
  insetBlockEnd: `calc(${vars.layout.bottomBarHeight} + ${vars.space[4]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [from.desktop]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space[5],
      insetBlockEnd: vars.space[5],
      inlineSize: '26rem',
      justifyItems: 'end',
    },
  },
});

/** Without a toast, it takes no space and needs none of these styles. */
export { visuallyHidden as emptyRegion } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'min(26rem, 100%)',
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
  paddingBlock: vars.space[1],
  background: vars.color.raised,
  color: vars.color.ink,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.elevation.high,
  pointerEvents: 'auto',
  animation: `${rise} ${placeMotion}`,
  '@media': { [reducedMotion]: { animationName: fadeIn } },
});

export const text = style({ flexGrow: 1, minInlineSize: 0 });
