import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const section = style({ display: 'grid', gap: vars.space[6], alignContent: 'start', maxInlineSize: '46rem' });
