import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const waiting = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '34rem' });
export const page = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '34rem' });
export const text = style({ maxInlineSize: '60ch' });
