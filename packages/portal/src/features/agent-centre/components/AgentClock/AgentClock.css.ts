import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const clock = style({ whiteSpace: 'nowrap', fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const zone = style({ color: vars.color.inkSoft });
