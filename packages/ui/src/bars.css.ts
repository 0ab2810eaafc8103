import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from './breakpoints.css.ts';

/** The height of the header. On a desktop it includes the navigation in its second row. */
export const coveredStart = createVar();

const { headerHeight, bottomBarHeight } = vars.layout;

globalStyle('html', {
  vars: { [coveredStart]: `calc(${headerHeight} + ${vars.border.thin})` },
  '@media': { [from.desktop]: { vars: { [coveredStart]: `calc(${headerHeight} + ${vars.control.height} + 2 * ${vars.border.thin})` } } },
});

/**
 * Keeps scroll targets and focused elements, including their focus ring, clear of the bars. It is a scroll margin,
 * because scroll padding on the page would scroll the page when an element inside a bar takes the focus.
 */
globalStyle(':where(main, main [id], footer [id])', { scrollMarginBlockStart: coveredStart });
globalStyle(':where(main, main *, footer *):focus-visible', {
  scrollMarginBlock: `calc(${coveredStart} + ${vars.space[2]}) calc(${bottomBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  '@media': { [from.tablet]: { scrollMarginBlockEnd: vars.space[2] } },
});
