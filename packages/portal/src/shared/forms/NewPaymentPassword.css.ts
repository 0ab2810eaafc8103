import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const legend = style({ fontWeight: vars.weight.medium });
export const text = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
