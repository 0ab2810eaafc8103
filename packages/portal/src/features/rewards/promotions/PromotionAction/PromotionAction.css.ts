import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const foot = style({ display: 'grid', gap: vars.space[3] });
export const note = style({ color: vars.color.inkSoft, textAlign: 'center', paddingBlock: vars.space[2] });
