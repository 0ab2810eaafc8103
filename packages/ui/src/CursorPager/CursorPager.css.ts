import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const pager = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: vars.space[3] });
export const position = style({ color: vars.color.inkSoft });
