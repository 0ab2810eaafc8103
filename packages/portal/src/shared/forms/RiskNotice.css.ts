import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const notice = style({ color: vars.color.inkSoft, fontSize: vars.size[1], textWrap: 'pretty' });
