import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
