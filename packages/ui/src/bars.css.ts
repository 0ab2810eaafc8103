import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from './breakpoints.css.ts';

/** How much of the screen's start lies under the header, on a desk with the navigation that is its second row. */
export const coveredStart = createVar();

const { headerHeight, bottomBarHeight } = vars.layout;

globalStyle('html', {
  vars: { [coveredStart]: `calc(${headerHeight} + ${vars.border.thin})` },
  '@media': { [from.desktop]: { vars: { [coveredStart]: `calc(${headerHeight} + ${vars.control.height} + 2 * ${vars.border.thin})` } } },
});

/**
 * What is scrolled to or focused stops clear of the bars, its ring too. As a margin of its own, not as padding of the page: that
 * would scroll the page for what takes the focus inside a bar.
 */
globalStyle(':where(main, main [id], footer [id])', { scrollMarginBlockStart: coveredStart });
globalStyle(':where(main, main *, footer *):focus-visible', {
  scrollMarginBlock: `calc(${coveredStart} + ${vars.space[2]}) calc(${bottomBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  '@media': { [from.tablet]: { scrollMarginBlockEnd: vars.space[2] } },
});
