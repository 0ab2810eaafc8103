import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });
