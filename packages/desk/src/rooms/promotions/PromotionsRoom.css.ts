import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const titled = style({ display: 'grid', justifyItems: 'start' });
export const detail = style({ fontSize: vars.size[1], fontWeight: vars.weight.regular, color: vars.color.inkSoft });
export const money = style({ whiteSpace: 'nowrap' });
