import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from './breakpoints.css.ts';
import { layer } from './layers.css.ts';

const barHeight = `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`;

/** The end of a long form. On a phone its main button sticks above the bottom bar, as wide as the screen. */
export const stickyEnd = style({
  position: 'sticky',
  insetBlockEnd: barHeight,
  zIndex: layer.sticky,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${vars.space[3]} ${vars.layout.gutter}`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.ground,
  '@media': {
    [from.tablet]: { position: 'static', marginInline: 0, padding: 0, border: 0, background: 'none' },
  },
});

/** What takes the focus stops above the button. */
globalStyle(`form:has(> ${stickyEnd}) :focus-visible`, {
  scrollMarginBlockEnd: `calc(${barHeight} + 6rem)`,
  '@media': { [from.tablet]: { scrollMarginBlockEnd: vars.space[2] } },
});
