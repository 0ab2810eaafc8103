import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const countdown = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
