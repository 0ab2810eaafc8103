import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const pictures = style({ display: 'grid', gap: vars.space[4] });
export const figure = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', background: vars.color.sunken });
