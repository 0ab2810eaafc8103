import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });

export const person = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const account = style({ overflowWrap: 'anywhere' });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });

export const until = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });

export const meanings = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const figure = style({ fontWeight: vars.weight.medium });
export const meaning = style({ margin: 0, color: vars.color.inkSoft, maxInlineSize: '70ch' });
