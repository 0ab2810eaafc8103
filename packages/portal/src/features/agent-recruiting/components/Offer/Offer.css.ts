import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minInlineSize: 0 });
export const legend = style([heading({ size: 'small' }), { marginBlockEnd: vars.space[2] }]);
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch', textWrap: 'pretty' });
export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
