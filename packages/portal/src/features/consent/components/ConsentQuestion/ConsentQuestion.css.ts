import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { fadeIn, placeMotion, reducedMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/** Over the end of the page, but never over the bottom navigation. */
const belowIt = `calc(${vars.layout.bottomBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom))`;

export const region = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: vars.space[3],
  insetBlockEnd: belowIt,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxInlineSize: '40rem',
  maxBlockSize: `calc(100dvh - ${belowIt} - ${vars.layout.headerHeight} - ${vars.space[3]})`,
  marginInline: 'auto',
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  color: vars.color.ink,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.elevation.high,
  animation: `${rise} ${placeMotion}`,
  '@media': {
    [reducedMotion]: { animationName: fadeIn },
    [from.tablet]: {
      insetBlockEnd: vars.space[5],
      maxBlockSize: `calc(100dvh - ${vars.space[5]} - ${vars.layout.headerHeight} - ${vars.space[3]})`,
      padding: vars.space[5],
    },
  },
});

/** As high as the covered content, and a little more. */
export const room = style({ marginBlockStart: vars.space[2] });

export const title = style([heading({ size: 'medium' }), { outline: 'none' }]);

export const text = style({ color: vars.color.inkSoft, fontSize: vars.size[1], lineHeight: vars.leading.body });

/** Three buttons of equal size, stacked on the smallest phones. */
export const answers = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const choices = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const purpose = style({ display: 'grid', gap: vars.space[1] });
