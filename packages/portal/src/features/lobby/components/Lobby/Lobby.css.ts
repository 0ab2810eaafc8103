import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';

export const lobby = style({
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${coveredStart} + ${vars.space[4]})`,
});

/**
 * On a phone the categories stay under the header while games scroll by. No view below makes them wider, which would
 * lose their scroll position. On a desktop the top navigation lists them all, and only the member's own lists have a
 * menu here.
 */
export const menu = style({
  position: 'sticky',
  insetBlockStart: vars.layout.headerHeight,
  zIndex: layer.sticky,
  marginBlockEnd: vars.space[4],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  background: vars.color.ground,
  '@media': { [from.desktop]: { display: 'none' } },
});

export const ownMenu = style([
  menu,
  { '@media': { [from.desktop]: { display: 'block', position: 'static', marginInline: 0, paddingInline: 0, background: 'none' } } },
]);
