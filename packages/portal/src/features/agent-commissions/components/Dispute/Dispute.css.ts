import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const thread = style({ display: 'grid', gap: vars.space[3] });
export const message = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
