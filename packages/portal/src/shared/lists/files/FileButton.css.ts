import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], marginBlockEnd: vars.space[2] });
export const progress = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const failure = style({ color: vars.color.negativeInk, fontSize: vars.size[1], maxInlineSize: '40ch' });
