import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const desk = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
