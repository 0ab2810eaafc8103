import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const name = style({ display: 'block', maxInlineSize: '8rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const account = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
