import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const said = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
