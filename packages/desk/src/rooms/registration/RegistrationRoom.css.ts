import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const buttons = style({ display: 'flex', justifyContent: 'end', gap: vars.space[1] });
export const fields = style({ display: 'grid', gap: vars.space[4] });
