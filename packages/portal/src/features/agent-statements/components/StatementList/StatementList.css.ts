import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const about = style({ color: vars.color.inkSoft, maxInlineSize: '70ch', textWrap: 'pretty' });
export const statement = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
