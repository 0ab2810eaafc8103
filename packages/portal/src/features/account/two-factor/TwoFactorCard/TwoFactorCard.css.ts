import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const on = style({ display: 'grid', gap: vars.space[4] });
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const left = style({ color: vars.color.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
