import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const sums = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1], margin: 0 });
export const sum = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const amount = style({ margin: 0 });
