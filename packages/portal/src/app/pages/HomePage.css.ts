import { globalStyle, style } from '@vanilla-extract/css';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';
import { heading as headingFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

/** As high as the screen, so that the footer stays below it until the list has loaded. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100vh',
  gap: vars.space[4],
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `${vars.space[4]} ${vars.space[7]}`,
});

/** A category without its own path gets HOME's document. Until React renders, the boot script's mark hides the home greeting. */
globalStyle(`:root[data-lobby="category"] [data-prerendered] ${page} > :not(:last-child)`, { display: 'none' });

/** Takes up no grid row. */
export const heading = style({ position: 'absolute' });

/** For the account's lists, which have no picture above them. */
export const ownHeading = style([headingFace({ size: 'large' }), { marginBlockStart: vars.space[4] }]);

/** Below desktop width the categories stay under the header. Their tallest form takes this much space. */
const menuHeight = '5.5rem';

globalStyle(`${page} [role=tabpanel] :focus-visible`, {
  scrollMarginBlockStart: `calc(${coveredStart} + ${menuHeight})`,
  '@media': { [from.desktop]: { scrollMarginBlockStart: `calc(${coveredStart} + ${vars.space[2]})` } },
});
