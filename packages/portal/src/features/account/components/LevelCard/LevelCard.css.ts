import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const level = style({ display: 'grid', gap: vars.space[4] });
export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const step = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], minInlineSize: 0 });
const mark = style({ flex: 'none', alignSelf: 'center' });
export const done = style([mark, { color: vars.color.link }]);
export const open = style([mark, { color: vars.color.negativeInk }]);
