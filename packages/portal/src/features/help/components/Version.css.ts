import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const version = style({ marginBlockEnd: vars.space[3], color: vars.color.inkSoft, fontSize: vars.size[1] });
