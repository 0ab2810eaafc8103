import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from './breakpoints.css.ts';
import { layer } from './layers.css.ts';

const barHeight = `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`;

/** Wider than any screen. Shadows and border images can be painted that far without making the page scroll. */
const beyond = '100vmax';

/** The end of a long form. On a phone its main button sticks above the bottom bar, on a full-width background. */
export const stickyEnd = style({
  position: 'sticky',
  insetBlockEnd: barHeight,
  zIndex: layer.sticky,
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid transparent`,
  borderImage: `linear-gradient(${vars.color.line}, ${vars.color.line}) 1 / ${vars.border.thin} 0 0 0 / 0 ${beyond}`,
  background: vars.color.ground,
  boxShadow: `0 0 0 ${beyond} ${vars.color.ground}`,
  clipPath: `inset(0 -${beyond})`,
  '@media': {
    [from.tablet]: {
      position: 'static',
      padding: 0,
      border: 0,
      borderImage: 'none',
      background: 'none',
      boxShadow: 'none',
      clipPath: 'none',
    },
  },
});

/** Focused fields stop above the button. */
globalStyle(`form:has(> ${stickyEnd}) :focus-visible`, {
  scrollMarginBlockEnd: `calc(${barHeight} + 6rem)`,
  '@media': { [from.tablet]: { scrollMarginBlockEnd: vars.space[2] } },
});
