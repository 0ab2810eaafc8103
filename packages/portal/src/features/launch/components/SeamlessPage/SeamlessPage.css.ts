import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';

/** All the space that the bars leave. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '20rem',
  blockSize: `calc(100dvh - ${coveredStart} - ${vars.layout.bottomBarHeight} - env(safe-area-inset-bottom))`,
  background: vars.color.ground,
  '@media': { [from.tablet]: { blockSize: `calc(100dvh - ${coveredStart})` } },
});

export const filled = style([stage, { alignItems: 'stretch' }]);
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: vars.space[5],
});
