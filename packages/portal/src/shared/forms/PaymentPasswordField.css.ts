import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const part = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const field = style({ inlineSize: '100%' });
