import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)', gap: vars.space[3] });
export const name = style({ color: vars.color.inkSoft });
