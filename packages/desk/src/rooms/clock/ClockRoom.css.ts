import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const layout = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const face = style({ display: 'grid', gap: vars.space[4] });
export const time = style([heading({ size: 'large' }), { fontVariantNumeric: 'tabular-nums' }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});
export const term = style({ color: vars.color.inkSoft });
export const subtitle = heading({ size: 'small' });
