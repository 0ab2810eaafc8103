import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const day = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1], containerType: 'inline-size' });
export const dayName = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
