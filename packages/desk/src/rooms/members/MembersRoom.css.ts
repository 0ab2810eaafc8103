import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const who = style({ display: 'grid' });
export const nickname = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
export const contacts = style({ display: 'grid', fontSize: vars.size[1] });
export const money = style({ whiteSpace: 'nowrap' });
