import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space[3] });

export const room = style({ minBlockSize: '5.5rem' });
