import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const codes = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3], inlineSize: '100%' });
export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const name = style({ fontSize: vars.size[1], fontWeight: vars.weight.medium, textAlign: 'center' });
