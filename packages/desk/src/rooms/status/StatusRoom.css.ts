import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '60rem' });
export const end = style({ maxInlineSize: '20rem' });
