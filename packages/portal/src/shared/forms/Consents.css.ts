import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const consents = style({ display: 'grid', gap: vars.space[2] });
